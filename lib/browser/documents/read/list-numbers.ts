import { openTags } from './markup';

type Level = { start: number; format: string; text: string };
/** The properties of a paragraph, or of a style; '' if it does not have one. `style` is the one that it inherits from. */
type Properties = { style: string; list: string; level: string };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const HUNDREDS = { m: 1000, cm: 900, d: 500, cd: 400, c: 100 };
const ROMAN = Object.entries({ ...HUNDREDS, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 });

/**
 * The numbers that Word counts itself («Art. 5», «5.1», «a)»). They are not in the text.
 * @param numbering word/numbering.xml
 * @param styles word/styles.xml: a style may have a list
 * @returns a function to call for each paragraph in order: its number and a space, or ''
 */
export function listNumbers(numbering: string, styles: string): (paragraph: Properties) => string {
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

function readStyles(xml: string): Map<string, Properties> {
  const styles = new Map<string, Properties>();
  let style: Properties = { style: '', list: '', level: '' };
  for (const { tag, attribute } of openTags(xml)) {
    if (tag === 'style') {
      style = { style: '', list: '', level: '' };
      styles.set(attribute('styleid'), style);
    } else if (tag === 'basedon') style.style = attribute('val');
    else if (tag === 'numid') style.list = attribute('val');
    else if (tag === 'ilvl') style.level = attribute('val');
  }
  return styles;
}

function numeral(value: number, format: string): string {
  const letters = (LETTERS[(value - 1) % 26] ?? '').repeat(Math.min(9, Math.ceil(value / 26)));
  if (format === 'lowerLetter') return letters;
  if (format === 'upperLetter') return letters.toUpperCase();
  if (/Roman$/.test(format)) {
    let left = Math.min(value, 4999);
    let roman = '';
    for (const [sign, worth] of ROMAN) for (; left >= worth; left -= worth) roman += sign;
    return format === 'upperRoman' ? roman.toUpperCase() : roman;
  }
  if (format === 'decimalZero') return String(value).padStart(2, '0');
  return format === 'none' ? '' : String(value);
}
