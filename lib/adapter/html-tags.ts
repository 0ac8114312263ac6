// The few tags of Next's output that the bundle changes. React escapes < and > in attributes and in text, so these
// patterns find exactly the tags, and the rest of the page keeps its bytes; a parser would write all of it anew.

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style\b([^>]*)>([\s\S]*?)<\/style>/g;
const link = /<link\b([^>]*)>/g;

/** A tag as it stands in the page: all of it, its attributes, and the text inside. */
export type Tag = { outer: string; attributes: string; text: string };

/** Writes every script anew; `undefined` leaves it as it is. */
export function replaceScripts(html: string, write: (tag: Tag) => string | undefined): string {
  return replace(html, script, write);
}

/** Writes every `<link>` anew; `undefined` leaves it as it is. */
export function replaceLinks(html: string, write: (tag: Tag) => string | undefined): string {
  return replace(html, link, write);
}

/** The texts of all `<style>` elements. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(style)].map(([, , text = '']) => text);
}

/** The texts of all inline scripts that run; JSON is data, and needs no leave. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(script)]
    .filter(
      ([, attributes = '']) =>
        attribute(attributes, 'src') === undefined && !/json$/i.test(attribute(attributes, 'type') ?? ''),
    )
    .map(([, , text = '']) => text);
}

/** The value of an attribute, or undefined where it is not set. */
export function attribute(attributes: string, name: string): string | undefined {
  const [, value] = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(attributes) ?? [];
  return value
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** What a `<meta>` of this name or property says, or undefined where there is none. */
export function metaContent(html: string, name: string): string | undefined {
  const [tag] = new RegExp(`<meta (?:name|property)="${name}"[^>]*>`).exec(html) ?? [];
  return tag && attribute(tag, 'content');
}

function replace(html: string, pattern: RegExp, write: (tag: Tag) => string | undefined): string {
  return html.replaceAll(
    pattern,
    (outer: string, attributes: string, text: unknown) =>
      write({ outer, attributes, text: typeof text === 'string' ? text : '' }) ?? outer,
  );
}
