import type { HeaderRule } from '@/lib/http/headers-file';

// The lines of a Caddyfile. What stands in them is checked: a value that could end its line or its quotes throws.

/** Most characters of an address. Longer ones are answered 404 before the disk is asked, which would fail on them. */
export const MAX_ADDRESS = 255;

/** A block as `caddy fmt` writes it. @param head what stands before the brace; the block of global options has none */
export function block(head: string, ...parts: readonly (readonly string[])[]): string[] {
  const inner = parts.flat().map((line) => (line === '' ? '' : `\t${line}`));
  return [head ? `${head} {` : '{', ...inner, '}'];
}

/** The value of a header, quoted. @throws on what is not visible ASCII, and what `quoted` refuses */
export function headerValue(value: string, ...braces: readonly string[]): string {
  if (/[^ -~]/.test(value)) throw new Error(`Caddyfile: no header can be ${JSON.stringify(value)}.`);
  return quoted(value, ...braces);
}

/** Header lines, each a name and a quoted value. */
export const headerLines = (headers: HeaderRule['headers']) =>
  Object.entries(headers).map(([name, value]) => `${token(name)} ${headerValue(value)}`);

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
