import parser from 'postcss-selector-parser';

/**
 * What a document must hold for a selector to match anything: every one of the tokens (`.class`, `#id`, `[attribute`,
 * `[type=kind`, `<tag`), and of each list of alternatives at least one.
 */
export type Needs = { tokens: string[]; anyOf: Needs[][] };

/** Parts of form controls: without such a control they match nothing. */
const controlParts: [RegExp, string[]][] = [
  [/^::?(-webkit-input-|-moz-)?placeholder$/, ['[placeholder']],
  [/^::(file-selector-button|-webkit-file-upload-button)$/, ['[type=file']],
  [/^::-webkit-search-/, ['[type=search']],
  [
    /^::-webkit-(inner|outer)-spin-button$/,
    ['[type=number', '[type=date', '[type=time', '[type=month', '[type=week'],
  ],
  [
    /^::-webkit-(date|calendar)/,
    ['[type=date', '[type=datetime-local', '[type=time', '[type=month', '[type=week'],
  ],
  [/^:-moz-ui-invalid$/, ['<input', '<select', '<textarea']],
  // The site has no shadow trees, and a style element in the page would not reach into one.
  [/^:host$/, ['(none)']],
];

function needsOf(selector: parser.Selector): Needs {
  const needs: Needs = { tokens: [], anyOf: [] };
  for (const node of selector.nodes) {
    if (node.type === 'class') needs.tokens.push(`.${node.value}`);
    else if (node.type === 'id') needs.tokens.push(`#${node.value}`);
    else if (node.type === 'attribute') needs.tokens.push(`[${node.attribute.toLowerCase()}`);
    else if (node.type === 'tag') needs.tokens.push(`<${node.value.toLowerCase()}`);
    else if (node.type === 'pseudo') {
      const name = node.value.toLowerCase();
      const owners = controlParts.find(([part]) => part.test(name))?.[1];
      if (owners) needs.anyOf.push(owners.map((owner) => ({ tokens: [owner], anyOf: [] })));
      // What else takes selectors (:not, :nth-child) asks for nothing that we could be sure of.
      if ([':is', ':where', ':has', ':-webkit-any', '::slotted'].includes(name)) {
        needs.anyOf.push(node.nodes.map(needsOf));
      }
    }
  }
  return needs;
}

/**
 * Splits a selector list.
 *
 * @param list the selectors of a rule, as they stand in the style sheet
 * @returns each selector with what it needs; `:not()` asks for nothing, of `:is()`, `:where()` and `:has()` one
 *   alternative is enough
 */
export function selectorNeeds(list: string): { text: string; needs: Needs }[] {
  return parser()
    .astSync(list)
    .nodes.map((selector) => ({ text: String(selector).trim(), needs: needsOf(selector) }));
}

/** Says whether a vocabulary meets the needs. */
export function isMet(needs: Needs, vocabulary: ReadonlySet<string>): boolean {
  return (
    needs.tokens.every((token) => vocabulary.has(token)) &&
    needs.anyOf.every(
      (choices) => choices.length === 0 || choices.some((choice) => isMet(choice, vocabulary)),
    )
  );
}

/** Collects every token that the needs name. */
export function collectTokens(needs: Needs, into: Set<string>): void {
  for (const token of needs.tokens) into.add(token);
  for (const choices of needs.anyOf) for (const choice of choices) collectTokens(choice, into);
}
