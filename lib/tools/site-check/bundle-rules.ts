import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { parseStaticRules } from '@/lib/http/static-rules';
import { type Finding, parsePage } from './page';
import { addressOf, errorPages, fileOf, pageFiles } from './served-pages';

/**
 * Whether the bundle on the disk is whole and locked: every address has its page; every page's policy allows exactly
 * the inline scripts and styles that it has; every script and style sheet is the one that its tag vouches for.
 * @param folder the served files
 * @param paths addresses that must be pages
 */
export function bundleFaults(folder: string, paths: readonly string[]): Finding[] {
  const rules = parseStaticRules(
    readFileSync(join(folder, '_headers'), 'utf8'),
    readFileSync(join(folder, '_redirects'), 'utf8'),
  );
  const names = pageFiles(folder);
  const missing = [...paths.map(fileOf), ...errorPages].filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => ({ path: name, text: 'is not in the bundle' })),
    ...names.flatMap((name) => {
      const document = parsePage(readFileSync(join(folder, name), 'utf8'));
      const path = addressOf(name);
      const headers = rules.headersOf(path);
      const policies = [headers.get('Content-Security-Policy') ?? ''];
      // An error page carries its policy itself too.
      if (errorPages.includes(name)) {
        const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
        policies.push(meta?.getAttribute('content') ?? '');
      }
      return [
        ...policies.flatMap((policy) => policyFaults(document, policy)),
        ...integrityFaults(document, folder),
        ...handlerFaults(document),
      ].map((text) => ({ path, text }));
    }),
  ];
}

/** The hashes that a policy names and the inline elements that there are: the same, or a line for each that is not. */
function policyFaults(document: HTMLElement, policy: string): string[] {
  if (!policy) return ['has no policy'];
  const sources = new Map(
    policy.split(';').map((directive): [string, string[]] => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
  const inline = {
    'script-src': document
      .querySelectorAll('script')
      .filter((script) => !script.hasAttribute('src') && !/json$/.test(script.getAttribute('type') ?? '')),
    'style-src': document.querySelectorAll('style'),
  };
  return Object.entries(inline).flatMap(([directive, elements]) => {
    const wanted = elements.map(
      ({ rawText }) => `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`,
    );
    const named = (sources.get(directive) ?? []).filter((source) => source.startsWith("'sha"));
    return [
      ...elements
        .filter((_, index) => !named.includes(wanted[index] ?? ''))
        .map(({ rawText }) => `${directive} does not allow its own «${rawText.slice(0, 60)}»`),
      ...named
        .filter((hash) => !wanted.includes(hash))
        .map((hash) => `${directive} allows ${hash} for nothing`),
    ];
  });
}

/** Scripts and style sheets of the site whose `integrity` is missing, or is not that of the file. */
function integrityFaults(document: HTMLElement, folder: string): string[] {
  return document.querySelectorAll('script[src], link[rel="stylesheet"]').flatMap((element) => {
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    const file = join(folder, address.replace(/[?#].*$/, ''));
    if (!address.startsWith('/') || !existsSync(file))
      return [`loads ${address}, which is not in the bundle`];
    const real = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
    return element.getAttribute('integrity') === real ? [] : [`does not vouch for ${address}`];
  });
}

/** Handlers in attributes, which the policy blocks without a word to the visitor. */
function handlerFaults(document: HTMLElement): string[] {
  return document
    .querySelectorAll('*')
    .flatMap((element) => Object.keys(element.attributes).filter((name) => /^on/i.test(name)))
    .map((name) => `has a script in an attribute: ${name}`);
}
