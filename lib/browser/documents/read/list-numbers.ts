import { romanNumeral } from '@/lib/browser/documents/roman-numeral';
import { openTags } from './markup';
import { isOn, nearest, type Properties, type Styles, withStyles } from './styles';

/** Word has nine levels of lists. */
const LAST_LEVEL = 8;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const MAX_REPEATED_LETTERS = 9;
const CARDINALS =
  ' uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const TENS = '  venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');
const ORDINALS = ' primo secondo terzo quarto quinto sesto settimo ottavo nono decimo'.split(' ');

/**
 * The numbers that Word counts itself («Art. 5», «5.1», «a)»). They are not in the text.
 * @param numbering word/numbering.xml
 * @param styles a style may have a list
 * @returns a function to call for each paragraph in order: its number and a space, or ''
 */
export function listNumbers(numbering: string, styles: Styles): (paragraph: Properties) => string {
  const { lists, levels, styleLevels } = readNumbering(numbering);
  /** By form, the current number of each level: lists of one form count together. */
  const counts = new Map<string, (number | undefined)[]>();
  /** Lists and levels that have a number. */
  const started = new Set<string>();
  return (paragraph) => {
    const chain = withStyles(paragraph, styles);
    const id = nearest(chain, 'numid') ?? '';
    const list = lists.get(id);
    if (!list) return '';
    // A list may have levels of its own.
    const levelOf = (at: number) => levels.get(`list ${id} ${at}`) ?? levels.get(`${list.form} ${at}`);
    const styleLevel = chain.map((style) => styleLevels.get(`${list.form} ${style.id}`)).find(Boolean);
    const depth = Math.min(LAST_LEVEL, Number(paragraph.ilvl ?? styleLevel ?? nearest(chain, 'ilvl')) || 0);
    const ownLevel = levelOf(depth);
    if (!ownLevel) return '';
    const numbers = counts.get(list.form) ?? [];
    counts.set(list.form, numbers);
    const startOf = (at: number) => list.starts.get(at) ?? Number(levelOf(at)?.start ?? 1);
    for (let at = 0; at < depth; at += 1) numbers[at] ??= startOf(at);
    const current = numbers[depth];
    const startsAgain = list.starts.has(depth) && !started.has(`${id} ${depth}`);
    numbers[depth] = current === undefined || startsAgain ? startOf(depth) : current + 1;
    started.add(`${id} ${depth}`);
    // A level starts again after one above it, or only after some of them.
    for (let at = depth + 1; at <= LAST_LEVEL; at += 1)
      if (depth < Number(levelOf(at)?.lvlrestart ?? at)) numbers[at] = undefined;
    const text = isOn(ownLevel.vanish) ? '' : (ownLevel.lvltext ?? '');
    if (ownLevel.numfmt === 'bullet') return text && '• ';
    const number = text.replace(/%(\d)/g, (_, digit) => {
      const at = Number(digit) - 1;
      return numeral(numbers[at] ?? 0, isOn(ownLevel.islgl) ? 'decimal' : levelOf(at)?.numfmt);
    });
    return number && `${number} `;
  };
}

function readNumbering(xml: string) {
  /** By id: the id of its form, and the numbers with which its levels start. */
  const lists = new Map<string, { form: string; starts: Map<number, number> }>();
  /** The values of the tags of each level, by the id of its form, or `list` and the id of its list, and its depth. */
  const levels = new Map<string, Properties>();
  /** The levels of paragraph styles, by form and style. */
  const styleLevels = new Map<string, string>();
  /** From a form to its list style, and from this to the form that defines it. */
  const links = new Map<string, string>();
  let owner = '';
  let list = '';
  let at = 0;
  for (const { tag, attribute } of openTags(xml)) {
    const value = attribute('val');
    const level = levels.get(`${owner} ${at}`);
    if (level) level[tag] = value;
    if (tag === 'abstractnum') owner = attribute('abstractnumid');
    else if (tag === 'stylelink') links.set(`style ${value}`, owner);
    else if (tag === 'numstylelink') links.set(owner, `style ${value}`);
    else if (tag === 'num') {
      list = attribute('numid');
      owner = `list ${list}`;
    } else if (tag === 'abstractnumid')
      lists.set(list, { form: links.get(links.get(value) ?? '') ?? value, starts: new Map() });
    else if (tag === 'startoverride') lists.get(list)?.starts.set(at, Number(value));
    else if (tag === 'pstyle') styleLevels.set(`${owner} ${value}`, String(at));
    else if (tag === 'lvl' || tag === 'lvloverride') {
      at = Number(attribute('ilvl'));
      if (tag === 'lvl') levels.set(`${owner} ${at}`, {});
    }
  }
  return { lists, levels, styleLevels };
}

function numeral(value: number, format = 'decimal'): string {
  if (format === 'lowerLetter') return repeatedLetter(value);
  if (format === 'upperLetter') return repeatedLetter(value).toUpperCase();
  if (format === 'upperRoman') return romanNumeral(value);
  if (format === 'lowerRoman') return romanNumeral(value).toLowerCase();
  if (format === 'decimalZero') return String(value).padStart(2, '0');
  if (format === 'ordinal') return `${value}°`;
  if (format === 'cardinalText') return cardinal(value);
  if (format === 'ordinalText')
    return ORDINALS[value] ?? `${cardinal(value).replace(/(?<!tr|se)[aeio]$/, '')}esimo`;
  return format === 'none' ? '' : String(value);
}

/** A number below 100 in words: «ventuno», «ventotto», «ventidue». */
const cardinal = (value: number): string =>
  CARDINALS[value] ??
  (value < 100 ? `${TENS[Math.floor(value / 10)]}${CARDINALS[value % 10]}` : `${value}`).replace(
    /[ai](?=uno$|otto$)/,
    '',
  );

/** `a` to `z`, then `aa` to `zz`, as Word counts. */
const repeatedLetter = (value: number): string =>
  (LETTERS[(value - 1) % 26] ?? '').repeat(Math.min(MAX_REPEATED_LETTERS, Math.ceil(value / 26)));
