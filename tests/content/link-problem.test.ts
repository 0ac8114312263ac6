import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { linkProblem } from '@/app/_site/link-problem';

const content = join(import.meta.dirname, '../../content');

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['/niente', 'Il collegamento «/niente» porta a una pagina che non c’è.'],
  ['/novita/niente?x=1#y', 'porta a una pagina che non c’è.'],
  ['/documentazione/ricerca-avanzata#niente', 'porta a un punto che in quella pagina non c’è.'],
  ['novita', 'non comincia con una barra.'],
])('a link to %s is marked in development only', (href, message) => {
  expect(linkProblem(href)).toBeUndefined();
  vi.stubEnv('NODE_ENV', 'development');
  expect(linkProblem(href)).toContain(message);
});

it('no link of a published text is marked', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const links = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => [...readFileSync(join(content, name), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)])
    .map(([, href = '']) => href)
    .filter((href) => !/^[\w-]+\.(?:svg|jpg)$/.test(href));
  expect(links.length).toBeGreaterThan(20);
  expect([...new Set(links)].flatMap((href) => linkProblem(href) ?? [])).toEqual([]);
});
