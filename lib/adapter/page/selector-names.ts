import type { Root } from 'hast';
import { find, html } from 'property-information';
import type { ExtractorResultDetailed } from 'purgecss';
import { visit } from 'unist-util-visit';
import { property } from '@/lib/html/tree';

/** The names in a page that selectors can match; `undetermined`: words that may be names of any kind. */
export type SelectorNames = ExtractorResultDetailed;

/** Elements that browsers add where the HTML omits them. */
const implied = ['html', 'head', 'body', 'tbody'];

/** Lists the tags, classes, ids and attributes of a page, each once. */
export function selectorNames(tree: Root): SelectorNames {
  const tags = new Set(implied);
  const classes = new Set<string>();
  const ids = new Set<string>();
  const names = new Set<string>();
  const values = new Set<string>();
  const undetermined = new Set<string>();
  visit(tree, 'element', (node) => {
    tags.add(node.tagName);
    for (const name of Object.keys(node.properties)) {
      names.add(find(html, name).attribute);
      const value = property(node, name);
      if (value === undefined) continue;
      if (name === 'className') for (const word of value.split(' ')) classes.add(word);
      else if (name === 'id') ids.add(value);
      else values.add(value);
    }
    // An island may use words of its props as classes.
    for (const word of scriptWords(property(node, 'dataProps') ?? '')) undetermined.add(word);
  });
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...names], values: [...values] },
    undetermined: [...undetermined],
  };
}

/** The words of a script: they may be classes, ids, tags and attributes that it adds to a page. */
export const scriptWords = (script: string): string[] => [...new Set(script.match(/[^\s"'`\\<>{}$]+/g))];
