import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { freePort } from '@/lib/tools/free-port';
import { everyAddress } from './addresses';
import { contact } from './forms/fill';
import { start } from './serving/process';

/** Elements that differ in the bundle: scripts, styles and their preloads. */
const machinery = [
  'script',
  'style',
  'template',
  'link[rel="stylesheet"]',
  'link[rel="modulepreload"]',
  'link[rel="preload"][as="script"]',
  'link[rel="preload"][as="style"]',
  'meta[name="next-size-adjust"]',
  'meta[http-equiv="Content-Security-Policy"]',
].join(', ');

type Element = { tag: string; attributes: Record<string, string>; classes: string[]; text: string };

/** The elements of a page in order, each with its attributes and the text before its first child. */
function elementsOf(html: string): Element[] {
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  for (const part of document.querySelectorAll(machinery)) part.remove();
  const all: Element[] = [];
  const visit = (element: HTMLElement) => {
    const { class: classes = '', ...attributes } = element.attributes;
    all.push({
      tag: element.rawTagName ?? '',
      attributes,
      classes: classes.split(/\s+/).filter(Boolean),
      text: ownText(element),
    });
    for (const child of element.childNodes) if (isElement(child)) visit(child);
  };
  visit(document);
  return all;
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** An element's own text, with a mark at each child element. */
const ownText = (element: HTMLElement) =>
  element.childNodes.map((child) => (isElement(child) ? '<>' : child.text)).join('');

/** All elements without their classes, one per line. */
const lines = (page: readonly Element[]) =>
  page.map(({ tag, attributes, text }) => `<${tag} ${JSON.stringify(attributes)}> ${text}`).join('\n');

/** Whether the classes of both pages map one to one. The bundle shortens class names. */
function sameClasses(a: readonly Element[], b: readonly Element[]): string[] {
  const names = new Map<string, string>();
  const owners = new Map<string, string>();
  return a.flatMap(({ tag, classes }, index) => {
    const others = b[index]?.classes ?? [];
    if (others.length !== classes.length) return [`<${tag}>: ${classes.join(' ')} is ${others.join(' ')}`];
    return classes.flatMap((name, place) => {
      const short = others[place] ?? '';
      const known = names.get(name) ?? short;
      const owner = owners.get(short) ?? name;
      names.set(name, known);
      owners.set(short, owner);
      return known === short && owner === name
        ? []
        : [`<${tag}>: ${name} is ${short}, elsewhere ${known} of ${owner}`];
    });
  });
}

// All tests share one server.
test.describe.configure({ mode: 'default' });

let next: ReturnType<typeof start>;
let origin: string;
let spool: string;

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  spool = mkdtempSync(join(tmpdir(), 'same-'));
  next = start({
    command: [process.execPath, 'node_modules/next/dist/bin/next', 'start', '-p', String(port)],
    cwd: process.cwd(),
    env: { MAIL_SPOOL_DIR: spool },
  });
  await next.until('Ready');
});
test.afterAll(() => {
  next.kill();
  rmSync(spool, { recursive: true, force: true });
});

test('every page of the bundle equals the page of `next start`, except scripts and styles', async ({
  baseURL,
}) => {
  for (const path of [...everyAddress, '/non-esiste']) {
    const [ours, theirs] = await Promise.all(
      [baseURL, origin].map(async (base) => {
        const response = await fetch(`${base}${path}`);
        return { status: response.status, elements: elementsOf(await response.text()) };
      }),
    );
    expect(ours?.status, path).toBe(theirs?.status);
    expect(lines(ours?.elements ?? []), path).toBe(lines(theirs?.elements ?? []));
    expect(sameClasses(theirs?.elements ?? [], ours?.elements ?? []), path).toEqual([]);
    expect(ours?.elements.length, path).toBeGreaterThan(50);
  }
});

test('next start accepts a form', async () => {
  const answer = await fetch(`${origin}/api/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ form: 'contact', ...contact('start') }),
  });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, id: expect.any(String) }]);
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(readdirSync(join(spool, 'waiting'))).toHaveLength(1);
});
