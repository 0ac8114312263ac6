import { readFileSync } from 'node:fs';

/** A style sheet names fonts and pictures from where it stands; inside a page these names would lead elsewhere. */
export function withAbsoluteUrls(css: string, path: string): string {
  const base = new URL(path, 'http://site.invalid');
  return css.replaceAll(
    /url\((["']?)(?!data:|[a-z]+:\/\/|\/|#)([^"')]+)\1\)/g,
    (_, quote: string, relative: string) => {
      const { pathname, search, hash } = new URL(relative, base);
      return `url(${quote}${pathname}${search}${hash}${quote})`;
    },
  );
}

/**
 * The addresses of Next's assets that a text names: whole in pages, relative in style sheets, and from `static/` on in
 * its scripts.
 * @param path where the text stands
 */
export function namedAssets(text: string, path: string): string[] {
  const whole = withAbsoluteUrls(text, path).match(/\/_next\/static\/[\w./~@-]+/g) ?? [];
  const short = text.match(/(?<=["'\\])static\/(?:chunks|media|css)\/[\w./~@-]+/g) ?? [];
  return [...new Set([...whole, ...short.map((name) => `/_next/${name}`)])];
}

/** These assets and all that they name in turn, sorted: what the bundle takes of Next's own. */
export function neededAssets(first: Iterable<string>, assets: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  const open = [...first];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const file = assets.get(path);
    if (!file || found.has(path)) continue;
    found.add(path);
    if (/\.(?:js|css)$/.test(path)) open.push(...namedAssets(readFileSync(file, 'utf8'), path));
  }
  return [...found].sort();
}
