import { openTags } from './markup';

/** The values of the tags in the properties of a paragraph, a run or a style, such as `numid`; a style also has its `id`. */
export type Properties = Record<string, string>;
/** By id; that of paragraphs without a style is at ''. */
export type Styles = ReadonlyMap<string, Properties>;

/** Maximum number of styles that a paragraph inherits from: a faulty file may have a circle of them. */
const MAX_STYLES = 10;

/** Whether a property is on, by the value of its tag: without a value it is. */
export const isOn = (value = '0'): boolean => !/^(?:0|false|off)$/.test(value);

/** @param xml word/styles.xml */
export function readStyles(xml: string): Styles {
  const styles = new Map<string, Properties>();
  let style: Properties = {};
  for (const { tag, attribute } of openTags(xml)) {
    style[tag] = attribute('val');
    if (tag !== 'style') continue;
    style = { id: attribute('styleid') };
    styles.set(attribute('styleid'), style);
    if (attribute('type') === 'paragraph' && isOn(attribute('default') || '0')) styles.set('', style);
  }
  return styles;
}

/** Properties and those of the styles that they inherit from, the nearest first. */
export function withStyles(properties: Properties, styles: Styles): Properties[] {
  const chain: Properties[] = [];
  for (let next: Properties | undefined = properties; next && chain.length <= MAX_STYLES; ) {
    chain.push(next);
    next = styles.get(next.pstyle ?? next.rstyle ?? next.basedon ?? 'none');
  }
  return chain;
}

/** The value of a tag in the nearest properties that have it. */
export const nearest = (chain: readonly Properties[], tag: string) => chain.find((own) => tag in own)?.[tag];
