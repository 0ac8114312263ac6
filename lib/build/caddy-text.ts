import type { HeaderRule } from './headers-file';

// The lines of a Caddyfile. What stands in them is checked: a value that could end its line or its quotes throws.

/** Most characters of an address. Longer ones are answered 404 before the disk is asked, which would fail on them. */
export const MAX_ADDRESS = 255;

/** A block as `caddy fmt` writes it. @param head what stands before the brace; the block of global options has none */
export function block(head: string, ...parts: readonly (readonly string[])[]): string[] {
  const inner = parts.flat().map((line) => (line === '' ? '' : `\t${line}`));
  return [head ? `${head} {` : '{', ...inner, '}'];
}

/** Header lines, each a name and a quoted value. @throws on what is not visible ASCII */
export function headerLines(headers: HeaderRule['headers']): string[] {
  return Object.entries(headers).map(([name, value]) => {
    if (/[^ -~]/.test(value)) throw new Error(`Caddyfile: ${name} cannot be ${JSON.stringify(value)}.`);
    return `${token(name)} ${quoted(value)}`;
  });
}

/** The directive that sets headers. */
export const header = (headers: HeaderRule['headers']) => block('header', headerLines(headers));

/** An address, or a pattern that ends in `*`, which stands in a line as it is. @throws on every other text */
export function address(path: string): string {
  if (!/^\/[\w./~-]*\*?$/.test(path))
    throw new Error(`Caddyfile: ${JSON.stringify(path)} is no plain address.`);
  if (path.length > MAX_ADDRESS)
    throw new Error(`Caddyfile: ${path} is longer than ${MAX_ADDRESS} characters.`);
  return path;
}

/** A name, an ending or an origin, which stands in a line as it is. @throws on every other text */
export function token(text: string): string {
  if (!/^[\w.:/-]+$/.test(text)) throw new Error(`Caddyfile: ${JSON.stringify(text)} is no plain word.`);
  return text;
}

/**
 * A value between quotes, or between backticks where it holds quotes.
 * @param braces texts with braces that it may hold; every other brace could be read as a placeholder
 * @throws on line breaks and other control characters, backticks, backslashes and other braces
 */
export function quoted(value: string, ...braces: readonly string[]): string {
  const plain = braces.reduce((text, each) => text.replaceAll(each, ''), value);
  if (/[`\\{}\p{Cc}]/u.test(plain)) throw new Error(`Caddyfile: cannot be quoted: ${JSON.stringify(value)}`);
  return value.includes('"') ? `\`${value}\`` : `"${value}"`;
}
