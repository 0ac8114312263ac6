import { inlineConstants } from './constant-properties';
import { isMet } from './selector-needs';
import { shortNames, withShortClasses, withShortNames } from './short-classes';
import { declarationText, type SheetDeclaration, type SheetNode, type Stylesheet } from './stylesheet';
import { documentTokens, mayAdd, type ScriptWords, scriptWords } from './vocabulary';

export { parseStylesheet, type Stylesheet } from './stylesheet';

type Result = { css: string; names: ReadonlyMap<string, string> };

/** Results by what the pages have in common: thousands of articles speak the same few vocabularies. */
type Memory = {
  names: ReadonlyMap<string, string>;
  scripts: Map<string, ScriptWords>;
  added: Map<string, ReadonlySet<string>>;
  results: Map<string, Result>;
};
const memories = new WeakMap<Stylesheet, Memory>();

function memoryOf(sheet: Stylesheet): Memory {
  const known = memories.get(sheet);
  if (known) return known;
  const memory: Memory = {
    names: shortNames(sheet),
    scripts: new Map(),
    added: new Map(),
    results: new Map(),
  };
  memories.set(sheet, memory);
  return memory;
}

/** Keeps the rules whose selectors the vocabulary meets; of a selector list, the selectors that it meets. */
function matching(nodes: SheetNode[], vocabulary: ReadonlySet<string>): SheetNode[] {
  return nodes.flatMap((node): SheetNode[] => {
    if (node.kind === 'rule') {
      const selectors = node.selectors.filter(({ needs }) => isMet(needs, vocabulary));
      return selectors.length > 0 ? [{ ...node, selectors, nodes: matching(node.nodes, vocabulary) }] : [];
    }
    return [node.kind === 'group' ? { ...node, nodes: matching(node.nodes, vocabulary) } : node];
  });
}

function* declarationsIn(nodes: SheetNode[]): Generator<SheetDeclaration> {
  for (const node of nodes) {
    if (node.kind === 'declaration') yield node.declaration;
    else if (node.kind === 'rule' || node.kind === 'group') yield* declarationsIn(node.nodes);
  }
}

/** Follows the custom properties from where they are read to what they are made of. */
function readProperties(nodes: SheetNode[], scripts: ReadonlySet<string>): Set<string> {
  const madeOf = new Map<string, string[]>();
  const read = new Set<string>();
  const waiting: string[] = [];
  for (const { custom, uses } of declarationsIn(nodes)) {
    if (!custom) waiting.push(...uses);
    else {
      madeOf.set(custom, [...(madeOf.get(custom) ?? []), ...uses]);
      if (scripts.has(custom)) waiting.push(custom);
    }
  }
  const collect = (list: SheetNode[]) => {
    for (const node of list) {
      if (node.kind === 'group' || node.kind === 'named' || node.kind === 'other') waiting.push(...node.uses);
      if (node.kind === 'group') collect(node.nodes);
    }
  };
  collect(nodes);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    waiting.push(...(madeOf.get(name) ?? []));
  }
  return read;
}

type Needed = {
  /** Custom properties that are read. */
  read: ReadonlySet<string>;
  /** Where animations and fonts are named. */
  used: string;
  /** Short names of classes. */
  names: ReadonlyMap<string, string>;
};

/** Writes the rules, without what nothing reads. */
function write(nodes: SheetNode[], needed: Needed): string {
  let css = '';
  let lastGroup = '';
  for (const node of nodes) {
    let text = '';
    let group = '';
    if (node.kind === 'declaration') {
      if (!node.declaration.custom || needed.read.has(node.declaration.custom))
        text = `${declarationText(node.declaration)};`;
    } else if (node.kind === 'rule') {
      const body = write(node.nodes, needed).replace(/;$/, '');
      if (body)
        text = `${node.selectors.map((selector) => withShortNames(selector.text, needed.names)).join(',')}{${body}}`;
    } else if (node.kind === 'group') {
      const body = write(node.nodes, needed);
      if (body) {
        group = node.prelude;
        text = `${node.prelude}{${body.replace(/;$/, '')}}`;
        // The same condition twice in a row, once what stood between is gone.
        if (group === lastGroup) {
          css = css.slice(0, -1);
          text = `${body.replace(/;$/, '')}}`;
        }
      } else if (node.keepName) text = `${node.prelude};`;
    } else if (node.kind === 'named') {
      const isRead = node.of === 'property' ? needed.read.has(node.name) : needed.used.includes(node.name);
      if (isRead) text = node.text;
    } else text = node.text;
    if (text) {
      css += text;
      lastGroup = group;
    }
  }
  return css;
}

/**
 * Styles a page by itself: the part of a style sheet that it can ever use, in the same order and the same layers. These
 * are the rules whose selectors its elements can match, now or after its scripts have run, and the custom properties,
 * animations and fonts that these rules read. It is never less than that; it may be more. Utility classes, which make up
 * a good third of a page, get short names, unless a script speaks of them.
 *
 * @param sheet what {@link parseStylesheet} has read
 * @param html the page as it is sent
 * @param scripts the text of every script that the page loads; the inline ones are found in `html`
 * @returns the style sheet, for a style element in the page, and the page
 */
export function styledPage(sheet: Stylesheet, html: string, scripts: string): { css: string; html: string } {
  const memory = memoryOf(sheet);
  const { tokens, inlineScripts } = documentTokens(html);
  const loaded = memory.scripts.get(scripts) ?? scriptWords(scripts);
  memory.scripts.set(scripts, loaded);
  const added = memory.added.get(scripts) ?? new Set(sheet.tokens.filter((token) => mayAdd(loaded, token)));
  memory.added.set(scripts, added);
  const inline = scriptWords(inlineScripts);
  const ofScripts = (token: string) => added.has(token) || mayAdd(inline, token);
  const kept = sheet.tokens.filter(ofScripts);
  const reachable = new Set(kept);
  for (const token of sheet.tokens) if (tokens.has(token)) reachable.add(token);
  const words = new Set([...loaded.names, ...inline.names].filter((word) => word.startsWith('--')));

  const key = [[...reachable].sort(), kept, [...words].sort()].join('\n');
  const result = memory.results.get(key) ?? compute(sheet, memory, reachable, kept, words);
  memory.results.set(key, result);
  return { css: result.css, html: withShortClasses(html, result.names) };
}

function compute(
  sheet: Stylesheet,
  memory: Memory,
  reachable: ReadonlySet<string>,
  kept: readonly string[],
  words: ReadonlySet<string>,
): Result {
  const names = new Map(memory.names);
  for (const token of kept) if (token.startsWith('.')) names.delete(token.slice(1));
  const nodes = inlineConstants(matching(sheet.nodes, reachable), words);
  const read = readProperties(nodes, words);
  let used = '';
  for (const { property, custom, value } of declarationsIn(nodes)) {
    if (custom ? read.has(custom) : /^(-webkit-)?(font|animation)/.test(property)) used += `${value}\n`;
  }
  return { css: write(nodes, { read, used, names }), names };
}
