// Reads XML in a web worker, which has no DOM, in linear time.

/** A tag. Its name is in lower case and without prefix. `attribute` returns '' if there is none with this name. */
export type Tag = { tag: string; kind: 'open' | 'close' | 'empty'; attribute: (name: string) => string };

const CDATA = '<![CDATA[';
/** The start of a tag: a slash, a prefix, its name. Longer names are cut, so that no file makes the search slow. */
const TAG_START = /^<(\/?)(?:[\w-]{1,20}:)?([\w-]{1,40})/;
const MAX_TAG_START = 70;

/** The tags of markup and the text between them. */
export function* piecesOfMarkup(source: string): Generator<Tag | { text: string }> {
  let at = 0;
  while (at < source.length) {
    const start = source.indexOf('<', at);
    if (start !== at) yield { text: decodeEntities(source.slice(at, start < 0 ? undefined : start)) };
    if (start < 0) return;
    if (source.startsWith('<!--', start)) at = after(source, '-->', start + '<!--'.length);
    else if (source.startsWith(CDATA, start)) {
      at = after(source, ']]>', start + CDATA.length);
      yield { text: source.slice(start + CDATA.length, at - ']]>'.length) };
    } else {
      at = endOfTag(source, start + 1);
      const tag = readTag(source.slice(start, at));
      if (tag) yield tag;
    }
  }
}

/** @returns undefined for a declaration, such as `<?xml ?>` */
function readTag(source: string): Tag | undefined {
  const [, slash, name] = TAG_START.exec(source.slice(0, MAX_TAG_START)) ?? [];
  if (!name) return undefined;
  const opening = source.endsWith('/>') ? 'empty' : 'open';
  return {
    tag: name.toLowerCase(),
    kind: slash ? 'close' : opening,
    attribute: (wanted) => attributeIn(source, wanted),
  };
}

/** The opening and the empty tags. */
export const openTags = (source: string): Tag[] =>
  [...piecesOfMarkup(source)].filter((piece) => 'tag' in piece).filter(({ kind }) => kind !== 'close');

/**
 * The value of an attribute of a tag; '' if it has none.
 * @param wanted its name in lower case, without prefix
 */
function attributeIn(tag: string, wanted: string): string {
  for (const [, name, double, single] of tag.matchAll(/\s(?:[\w-]+:)?([\w-]+)=(?:"([^"]*)"|'([^']*)')/g))
    if (name?.toLowerCase() === wanted) return decodeEntities(double ?? single ?? '');
  return '';
}

/** The index after the next mark; the end of the source if there is none. */
function after(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  return at < 0 ? source.length : at + mark.length;
}

/** The end of a tag. The values of its attributes may contain `>`. */
function endOfTag(source: string, from: number): number {
  let quote = '';
  for (let at = from; at < source.length; at++) {
    const letter = source[at] ?? '';
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '>') return at + 1;
    else if ((letter === '"' || letter === "'") && source[at - 1] === '=') quote = letter;
  }
  return source.length;
}

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

/** Decodes character references, except unknown ones. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,10}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES.get(name) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
