import type { Root as Page } from 'hast';
import { Features, transform } from 'lightningcss';
import postcss, { type Root } from 'postcss';
import { find, html } from 'property-information';
import { defaultOptions, type ExtractorResultDetailed, mergeExtractorSelectors, PurgeCSS } from 'purgecss';
import { visit } from 'unist-util-visit';
import { property } from '@/lib/html/tree';
import { memoizeByKey } from '@/lib/memoize';

/** The names in a page that selectors can match; `undetermined`: words that may be names of any kind. */
export type SelectorNames = ExtractorResultDetailed;

/** Elements that browsers add where the HTML omits them. */
const implied = ['html', 'head', 'body', 'tbody'];

/** Lists the tags, classes, ids and attributes of a page, each once. */
export function selectorNames(page: Page): SelectorNames {
  const tags = new Set(implied);
  const classes = new Set<string>();
  const ids = new Set<string>();
  const names = new Set<string>();
  const values = new Set<string>();
  const undetermined = new Set<string>();
  visit(page, 'element', (node) => {
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
const scriptWords = (script: string): string[] => [...new Set(script.match(/[^\s"'`\\<>{}$]+/g))];

/**
 * Attributes whose values scripts set. Rules with these names are kept for every value. All other names that scripts add
 * are found in their text (`scriptWords`).
 */
const setByScripts = [
  ...['aria-current', 'aria-expanded', 'aria-invalid', 'aria-selected', 'hidden'],
  ...['data-lazy', 'data-chosen', 'data-failed', 'data-fixed', 'data-slogan', 'data-submitted'],
  // The toasts of sonner.
  ...['data-mounted', 'data-removed', 'data-swiping', 'data-visible'],
];

/** Types of `<input>` for dates and times. */
const dates = ['date', 'datetime-local', 'month', 'time', 'week'];
/** Pseudo-elements of form controls, and the words that a page with such a control contains. */
const controlParts = [
  { part: /^::placeholder/, controls: ['placeholder'] },
  { part: /^::file-selector-button/, controls: ['file'] },
  { part: /^::-webkit-search/, controls: ['search'] },
  { part: /^::-webkit-(?:date|calendar)/, controls: dates },
  { part: /^::-webkit-(?:inner|outer)-spin/, controls: ['number', ...dates] },
];
/** The words of all such controls; all but `placeholder` are types of `<input>`. */
const controlWords = controlParts.flatMap(({ controls }) => controls);

/** The browsers that Next supports, as Lightning CSS writes versions: major << 16, minor << 8. */
const nextTargets = { chrome: 111 << 16, edge: 111 << 16, firefox: 111 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * Reads a style sheet, or several that have been joined.
 * @returns a function from the names of a page and the text of its scripts to the rules whose selectors can match, now or after
 * the scripts have run: in the same order and layers, minified. Pages with the same names share a result
 */
export function usedStyles(sheet: string): (names: SelectorNames, scripts: string) => string {
  const root = parseSheet(sheet);
  const rulesFor = memoizeByKey((names) => purge(root.clone(), JSON.parse(names)));
  const unescaped = root.toString().replaceAll('\\', '');
  const isInSheet = memoizeByKey((name) => unescaped.includes(name) || controlWords.includes(name));
  const inSheet = (names: readonly string[]) => [...new Set(names)].filter(isInSheet).sort();
  const wordsOf = memoizeByKey((scripts) => inSheet(scriptWords(scripts)));
  // [data-kind=value] and [href^=value]
  const valuesInSheet = [...unescaped.matchAll(/=["']?([^"'\]]+)["']?\]/g)].map(([, value = '']) => value);
  return ({ tags, classes, ids, attributes, undetermined }, scripts) => {
    const valuesOnPage = attributes.values.join('\n');
    // Only names that occur in the sheet, so that more pages have the same ones.
    const names: SelectorNames = {
      tags: inSheet(tags),
      classes: inSheet(classes),
      ids: inSheet(ids),
      attributes: {
        names: inSheet(attributes.names),
        values: [
          // A selector may match a part of a value.
          ...valuesInSheet.filter((value) => valuesOnPage.includes(value)),
          ...controlWords.filter((word) => attributes.values.includes(word)),
        ],
      },
      undetermined: inSheet([...undetermined, ...wordsOf(scripts)]),
    };
    return rulesFor(JSON.stringify(names));
  };
}

/** Parses a sheet, and simplifies it once for all pages. */
function parseSheet(sheet: string): Root {
  const root = postcss.parse(sheet);
  root.walkAtRules('layer', (rule) => {
    // Defaults for browsers without @property (Safari before 16.4, Firefox before 128) repeat the registrations.
    if (rule.params === 'properties') rule.remove();
  });
  dropRepetitions(root);
  keepLayerOrder(root);
  return root;
}

/** The rules of a sheet that these names can match, minified. It changes the sheet. */
function purge(sheet: Root, names: SelectorNames): string {
  dropControlParts(sheet, names);
  const purger = new PurgeCSS();
  purger.options = {
    ...defaultOptions,
    variables: true,
    keyframes: true,
    dynamicAttributes: setByScripts,
    // Pseudo-classes that stand alone, such as :focus-visible.
    safelist: { ...defaultOptions.safelist, standard: [/^:/] },
  };
  // PurgeCSS does not see custom properties that animations and scripts read.
  purger.variablesStructure.safelist = [...propertiesOfAnimations(sheet), ...names.undetermined];
  purger.walkThroughCSS(sheet, mergeExtractorSelectors(names));
  purger.removeUnusedKeyframes();
  purger.removeUnusedCSSVariables();
  resolveUnset(sheet);
  const css = sheet.toString();
  return minify(css, unreadProperties(css));
}

/** Removes the rules for parts of controls that neither the page nor its scripts have; PurgeCSS keeps them all. */
function dropControlParts(sheet: Root, { attributes, undetermined }: SelectorNames): void {
  const words = new Set([...attributes.names, ...attributes.values, ...undetermined]);
  const absentParts = controlParts.filter(({ controls }) => !controls.some((name) => words.has(name)));
  sheet.walkRules((rule) => {
    if (rule.selectors.every((selector) => absentParts.some(({ part }) => part.test(selector))))
      rule.remove();
  });
}

/** Replaces registered properties that no rule of the page sets by their initial value. */
function resolveUnset(sheet: Root): void {
  const setProperties = new Set<string>();
  sheet.walkDecls(/^--/, ({ prop }) => void setProperties.add(prop));
  sheet.walkAtRules('property', ({ params, nodes = [] }) => {
    const initial = nodes.find((node) => node.type === 'decl' && node.prop === 'initial-value');
    if (initial?.type !== 'decl' || setProperties.has(params)) return;
    sheet.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll(`var(${params})`, initial.value);
    });
  });
}

/** Removes repeated declarations: each pass of Lightning CSS adds its prefixes again. */
function dropRepetitions(sheet: Root): void {
  sheet.walkDecls((declaration) => {
    const previous = declaration.prev();
    if (previous?.type === 'decl' && previous.toString() === declaration.toString()) previous.remove();
  });
}

/** Declares the order of layers at the beginning: it would change if a layer lost its first block. */
function keepLayerOrder(sheet: Root): void {
  const blocks: string[] = [];
  sheet.walkAtRules('layer', ({ params, nodes }) => {
    if (nodes && params) blocks.push(params);
  });
  const layers = [...new Set(blocks)];
  if (layers.length < blocks.length)
    sheet.prepend(postcss.atRule({ name: 'layer', params: layers.join(',') }));
}

/** The custom properties that rules read. */
const propertiesReadBy = (css: string) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

function propertiesOfAnimations(sheet: Root): string[] {
  const names: string[] = [];
  sheet.walkAtRules(/keyframes$/, (rule) => void names.push(...propertiesReadBy(rule.toString())));
  return names;
}

/** Registered properties that no rule reads. */
function unreadProperties(css: string): string[] {
  const readNames = propertiesReadBy(css);
  const registeredNames = [...css.matchAll(/@property (--[\w-]+)/g)].flatMap(([, name]) => name ?? []);
  return registeredNames.filter((name) => !readNames.includes(name));
}

/** @param unused names of registered properties to remove */
function minify(css: string, unused: string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: unused,
    targets: nextTargets,
    // Media queries in the syntax of older browsers, as Next writes them.
    include: Features.MediaRangeSyntax,
  });
  return code.toString();
}
