import { romanNumeral } from '@/lib/browser/documents/roman-numeral';
import { openTags, type Tag } from './markup';

type Level = { start: number; format: string; text: string };
/** What decides the number of a paragraph; '' where it is not set. `style` is the one that it inherits from. */
export type ListProperties = { style: string; list: string; level: string };
export const noListProperties: Readonly<ListProperties> = { style: '', list: '', level: '' };

/** Sets the property of a paragraph or a style that a tag inside it names, if it names one. */
export function readListProperty(properties: ListProperties, { tag, attribute }: Tag): void {
  if (tag === 'pstyle' || tag === 'basedon') properties.style = attribute('val');
  else if (tag === 'numid') properties.list = attribute('val');
  else if (tag === 'ilvl') properties.level = attribute('val');
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The numbers that Word counts itself («Art. 5», «5.1», «a)»). They are not in the text.
 * @param numbering word/numbering.xml
 * @param styles word/styles.xml: a style may have a list
 * @returns a function to call for each paragraph in order: its number and a space, or ''
 */
export function listNumbers(numbering: string, styles: string): (paragraph: ListProperties) => string {
  const { lists, levels } = readNumbering(numbering);
  const styleOf = readStyles(styles);
  const counts = new Map<string, number[]>();
  return ({ style, list, level }) => {
    // At most ten steps, because styles may inherit from each other in a circle.
    for (let depth = 0; depth < 10; depth += 1) {
      const inherited = styleOf.get(style);
      list ||= inherited?.list ?? '';
      level ||= inherited?.level ?? '';
      style = inherited?.style ?? '';
    }
    const own = lists.get(list);
    const at = Math.min(8, Number(level) || 0);
    const form = own && levels.get(`${own.form} ${at}`);
    if (!own || !form) return '';
    // Lists of one form count together, unless one starts again.
    const key = own.starts.size > 0 ? list : own.form;
    const numbers = counts.get(key) ?? [];
    const startOf = (each: number) => own.starts.get(each) ?? levels.get(`${own.form} ${each}`)?.start ?? 1;
    for (let each = 0; each < at; each += 1) numbers[each] ??= startOf(each);
    numbers[at] = numbers[at] === undefined ? startOf(at) : numbers[at] + 1;
    numbers.length = at + 1;
    counts.set(key, numbers);
    if (form.format === 'bullet') return '• ';
    const text = form.text.replace(/%(\d)/g, (_, digit) => {
      const each = Number(digit) - 1;
      return numeral(numbers[each] ?? 0, levels.get(`${own.form} ${each}`)?.format ?? '');
    });
    return text && `${text} `;
  };
}

function readNumbering(xml: string) {
  /** By the id of the list: the id of its form, and the numbers with which its levels start again. */
  const lists = new Map<string, { form: string; starts: Map<number, number> }>();
  /** By form and level. */
  const levels = new Map<string, Level>();
  let form = '';
  let list = '';
  let at = 0;
  for (const { tag, attribute } of openTags(xml)) {
    const value = attribute('val');
    const level = levels.get(`${form} ${at}`);
    if (tag === 'abstractnum') form = attribute('abstractnumid');
    else if (tag === 'lvl') {
      at = Number(attribute('ilvl'));
      if (!list) levels.set(`${form} ${at}`, { start: 1, format: 'decimal', text: '' });
    } else if (tag === 'num') {
      list = attribute('numid');
      lists.set(list, { form: '', starts: new Map() });
    } else if (tag === 'abstractnumid') lists.set(list, { form: value, starts: new Map() });
    else if (tag === 'lvloverride') at = Number(attribute('ilvl'));
    else if (tag === 'startoverride') lists.get(list)?.starts.set(at, Number(value));
    else if (!list && level && tag === 'start') level.start = Number(value);
    else if (!list && level && tag === 'numfmt') level.format = value;
    else if (!list && level && tag === 'lvltext') level.text = value;
  }
  return { lists, levels };
}

function readStyles(xml: string): Map<string, ListProperties> {
  const styles = new Map<string, ListProperties>();
  let style = { ...noListProperties };
  for (const opening of openTags(xml)) {
    if (opening.tag === 'style') {
      style = { ...noListProperties };
      styles.set(opening.attribute('styleid'), style);
    } else readListProperty(style, opening);
  }
  return styles;
}

function numeral(value: number, format: string): string {
  const letters = (LETTERS[(value - 1) % 26] ?? '').repeat(Math.min(9, Math.ceil(value / 26)));
  if (format === 'lowerLetter') return letters;
  if (format === 'upperLetter') return letters.toUpperCase();
  if (format === 'upperRoman') return romanNumeral(value);
  if (format === 'lowerRoman') return romanNumeral(value).toLowerCase();
  return format === 'none' ? '' : String(value);
}
