import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';

/** Addresses of all built pages, sorted; the screens for errors are none. */
export const sitePages = (): string[] =>
  readdirSync(join(root, 'out/site'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !/^(?:404|500)\.html$/.test(name))
    .map((name) => `/${name.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/(?<=\/)index$/, ''))
    .sort();
