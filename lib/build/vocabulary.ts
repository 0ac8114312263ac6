/** Elements that the parser adds by itself, and the attribute that the browser sets by itself. */
const implied = ['<html', '<head', '<body', '<tbody', '<colgroup', '[open'];

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name) => entities[name] ?? '');

const executable = (attributes: string) => !/type=["']?(application\/|speculationrules)/.test(attributes);

/**
 * Lists what the elements of a page are called: `.class`, `#id`, `[attribute` and `<tag`.
 *
 * @param html the page as it is sent
 * @returns the tokens, and the text of its inline scripts
 */
export function documentTokens(html: string): { tokens: Set<string>; inlineScripts: string } {
  const tokens = new Set<string>(implied);
  let inlineScripts = '';
  const markup = html.replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi, (_, attributes, body) => {
    if (executable(attributes)) inlineScripts += `${body}\n`;
    return `<script${attributes}>`;
  });
  const seen = new Set<string>();
  for (const [, tag = '', attributes = ''] of markup.matchAll(
    /<([a-zA-Z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g,
  )) {
    tokens.add(`<${tag.toLowerCase()}`);
    if (attributes === '' || seen.has(attributes)) continue;
    seen.add(attributes);
    for (const [, name = '', double, single, bare] of attributes.matchAll(
      /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g,
    )) {
      const attribute = name.toLowerCase();
      tokens.add(`[${attribute}`);
      const value = double ?? single ?? bare;
      if (value === undefined) continue;
      if (attribute === 'class') for (const word of decode(value).split(/\s+/)) tokens.add(`.${word}`);
      if (attribute === 'id') tokens.add(`#${decode(value)}`);
    }
  }
  return { tokens, inlineScripts };
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Words of a script; a class, an attribute or an element that it may add is among them. */
export type ScriptWords = { words: ReadonlySet<string>; prefixes: readonly string[] };

/**
 * Lists the words of scripts: as they stand between blanks and quotes, so that a utility class is found whole, and
 * every name within them. What is put together at run time (`pulsante-${kind}`) is known by its beginning.
 */
export function scriptWords(scripts: string): ScriptWords {
  const text = scripts.replace(/\\u([0-9a-fA-F]{4})/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const words = new Set(text.split(/[\s"'`\\]+/));
  for (const [word] of text.matchAll(/-?-?[A-Za-z_][\w-]*/g)) words.add(word);
  const prefixes = new Set<string>();
  for (const [prefix] of text.matchAll(/[A-Za-z][\w:-]*-(?=\$\{|["'`])/g)) prefixes.add(prefix);
  return { words, prefixes: [...prefixes] };
}

/** Says whether a script may add what a token (`.class`, `#id`, `[attribute`, `<tag`) names. */
export function mayAdd({ words, prefixes }: ScriptWords, token: string): boolean {
  const name = token.slice(1);
  if (words.has(name)) return true;
  if (token.startsWith('<')) return false;
  // element.dataset.someName and element.ariaExpanded are attributes too.
  if (token.startsWith('[') && words.has(camelCase(name.replace(/^data-/, '')))) return true;
  return prefixes.some((prefix) => name.startsWith(prefix));
}
