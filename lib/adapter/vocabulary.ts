/** Elements that the parser adds by itself, and the attribute that the browser sets by itself. */
const implied = ['<html', '<head', '<body', '<tbody', '<colgroup', '[open'];

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
/** Text of an attribute as React escapes it. */
export const decodeEntities = (text: string) =>
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
      if (attribute === 'class')
        for (const word of decodeEntities(value).split(/\s+/)) tokens.add(`.${word}`);
      if (attribute === 'type') tokens.add(`[type=${value.toLowerCase()}`);
      // What an island is given it may turn into classes.
      if (attribute === 'data-props') inlineScripts += `${decodeEntities(value)}\n`;
      if (attribute === 'id') tokens.add(`#${decodeEntities(value)}`);
    }
  }
  return { tokens, inlineScripts };
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What scripts speak of: whole words of their strings, every name in them, and how their strings begin. */
export type ScriptWords = {
  words: ReadonlySet<string>;
  names: ReadonlySet<string>;
  prefixes: readonly string[];
};

const selectors = /\b(?:querySelector(?:All)?|closest|matches)\(\s*(["'`])(.*?)\1/g;

/**
 * Lists the words of scripts. A class, an id or an element that a script adds stands in a string, between blanks and
 * quotes; an attribute may also be a name in its code (`dataset.someName`). What is put together at run time
 * (`button-${kind}`) is known by its beginning.
 */
export function scriptWords(scripts: string): ScriptWords {
  const text = scripts.replace(/\\u([0-9a-fA-F]{4})/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const words = new Set(text.replace(/\\[nrt]/g, ' ').split(/[\s"'`\\]+|\$\{|\}/));
  for (const [, tag = ''] of text.matchAll(/<([a-z][\w-]*)/g)) words.add(tag);
  for (const [, , selector = ''] of text.matchAll(selectors)) {
    for (const [, name = ''] of selector.matchAll(/[.#]([\w-]+)/g)) words.add(name);
  }
  const names = new Set(text.match(/-?-?[A-Za-z_][\w-]*/g));
  const prefixes = new Set(text.match(/[A-Za-z][\w:-]*-(?=\$\{|["'`])/g));
  return { words, names, prefixes: [...prefixes] };
}

/** Says whether a script may add what a token (`.class`, `#id`, `[attribute`, `<tag`) names. */
export function mayAdd({ words, names, prefixes }: ScriptWords, token: string): boolean {
  const name = token.slice(1);
  if (words.has(name)) return true;
  if (token.startsWith('<')) return false;
  // A kind of input is the value of an attribute, which stands in a string.
  if (token.startsWith('[type=')) return words.has(name.slice('type='.length));
  // element.dataset.someName and element.ariaExpanded are attributes too.
  if (token.startsWith('[') && (names.has(name) || names.has(camelCase(name.replace(/^data-/, '')))))
    return true;
  return prefixes.some((prefix) => name.startsWith(prefix));
}
