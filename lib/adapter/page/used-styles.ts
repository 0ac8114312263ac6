import { Features, transform } from 'lightningcss';
import postcss, { type Root } from 'postcss';
import { defaultOptions, mergeExtractorSelectors, PurgeCSS } from 'purgecss';
import { memoizeByKey } from '@/lib/memoize';
import { type SelectorNames, scriptWords } from './selector-names';

/**
 * Attributes that scripts set on elements of the page. Rules with these names stay, for every value. Everything else that scripts
 * add is found in their text (`scriptWords`).
 */
const setByScripts = [
  'aria-current',
  'aria-expanded',
  'aria-invalid',
  'aria-selected',
  'data-lazy',
  'data-chosen',
  'data-failed',
  'data-fixed',
  'data-slogan',
  'data-submitted',
  'hidden',
  // The toasts of sonner.
  'data-mounted',
  'data-removed',
  'data-swiping',
  'data-visible',
];

const dates = ['date', 'datetime-local', 'month', 'time', 'week'];
/** Parts of form controls, and the words that a page with such a control contains. */
const controlParts = [
  { part: /^::placeholder/, controls: ['placeholder'] },
  { part: /^::file-selector-button/, controls: ['file'] },
  { part: /^::-webkit-search/, controls: ['search'] },
  { part: /^::-webkit-(?:date|calendar)/, controls: dates },
  { part: /^::-webkit-(?:inner|outer)-spin/, controls: ['number', ...dates] },
];
/** The kinds of `<input>` on which rules of a style sheet depend. */
const controlTypes = controlParts.flatMap(({ controls }) => controls);

/** The browsers that Next supports, as Lightning CSS writes versions: major << 16, minor << 8. */
const nextTargets = { chrome: 111 << 16, edge: 111 << 16, firefox: 111 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * Reads a style sheet, or several that have been joined.
 * @returns a function that gives a page the rules whose selectors can match in it, now or after its scripts have run, in the
 * same order and the same layers, minified. Pages with the same names share a result
 */
export function usedStyles(sheet: string): (names: SelectorNames, scripts: string) => string {
  const root = postcss.parse(sheet);
  // Removes defaults for browsers without @property (Safari before 16.4, Firefox before 128): they repeat the registrations.
  root.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.remove()));
  dropRepetitions(root);
  keepLayerOrder(root);
  const unescaped = root.toString().replaceAll('\\', '');
  const isInSheet = memoizeByKey((name) => unescaped.includes(name) || controlTypes.includes(name));
  const inSheet = (names: readonly string[]) => [...new Set(names)].filter(isInSheet).sort();
  // [data-kind=value] and [href^=value]
  const valuesInSheet = [...unescaped.matchAll(/=["']?([^"'\]]+)["']?\]/g)].map(([, value = '']) => value);
  const wordsOf = memoizeByKey((scripts) => inSheet(scriptWords(scripts)));
  const purged = memoizeByKey((names) => purge(root.clone(), JSON.parse(names)));
  return ({ tags, classes, ids, attributes, undetermined }, scripts) => {
    const onPage = attributes.values.join('\n');
    const names: SelectorNames = {
      tags: inSheet(tags),
      classes: inSheet(classes),
      ids: inSheet(ids),
      attributes: {
        names: inSheet(attributes.names),
        values: [
          ...valuesInSheet.filter((part) => onPage.includes(part)),
          ...controlTypes.filter((type) => attributes.values.includes(type)),
        ],
      },
      undetermined: inSheet([...undetermined, ...wordsOf(scripts)]),
    };
    return purged(JSON.stringify(names));
  };
}

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
  return minified(css, unreadProperties(css));
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

/** Writes the initial value in the place of registered properties that no rule of the page sets. */
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

/** States the order of layers first: it would change if a layer lost its first block. */
function keepLayerOrder(sheet: Root): void {
  const layers: string[] = [];
  sheet.walkAtRules('layer', ({ params, nodes }) => void (nodes && params && layers.push(params)));
  const order = [...new Set(layers)];
  if (order.length < layers.length) sheet.prepend(postcss.atRule({ name: 'layer', params: order.join(',') }));
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

/** @param unused names of custom properties whose registration is left out */
function minified(css: string, unused: string[]): string {
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
