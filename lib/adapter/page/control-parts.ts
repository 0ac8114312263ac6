import type { Root } from 'postcss';
import type { SelectorNames } from './selector-names';

const dates = ['date', 'datetime-local', 'month', 'time', 'week'];
/** Parts of form controls, and what a page with such a control names. */
const controlParts = [
  { part: /^::placeholder/, controls: ['placeholder'] },
  { part: /^::file-selector-button/, controls: ['file'] },
  { part: /^::-webkit-search/, controls: ['search'] },
  { part: /^::-webkit-(?:date|calendar)/, controls: dates },
  { part: /^::-webkit-(?:inner|outer)-spin/, controls: ['number', ...dates] },
];

/** The kinds of `<input>` on which rules of a style sheet depend. */
export const controlTypes = controlParts.flatMap(({ controls }) => controls);

/** Removes the rules for parts of controls that neither the page nor its scripts have; PurgeCSS keeps them all. */
export function dropControlParts(sheet: Root, { attributes, undetermined }: SelectorNames): void {
  const named = new Set([...attributes.names, ...attributes.values, ...undetermined]);
  const absent = controlParts.filter(({ controls }) => !controls.some((name) => named.has(name)));
  sheet.walkRules((rule) => {
    if (rule.selectors.every((selector) => absent.some(({ part }) => part.test(selector)))) rule.remove();
  });
}
