import type { ContentProblem } from '@/lib/content-error';
import { straightQuotes } from './characters';
import { codeLanguages, codeTitle } from './code-languages';
import { nameHint } from './name-hint';
import { headingOf } from './slug';
import { type MdxNode, nodesOf, wordsIn } from './text-tree';

type Problem = Pick<ContentProblem, 'line' | 'message'>;

/**
 * Markdown that would not be shown as it was meant, and Markdown that pages do not support.
 * @param tree of the whole file, for the line numbers
 * @param source the file
 */
export function markdownProblems(tree: MdxNode, source: string): Problem[] {
  const problems = [...headingProblems(tree, source), ...copiedListProblems(tree, source)];
  const references = [...nodesOf(tree)].filter(([{ type }]) => type.endsWith('Reference'));
  const usedDefinitions = new Set(references.map(([{ identifier }]) => identifier));
  for (const [node, parents] of nodesOf(tree)) {
    const line = node.position?.start.line;
    const report = (message: string) => problems.push({ line, message });
    const words = node.type === 'text' ? (node.value ?? '') : `${node.alt ?? ''} ${node.title ?? ''}`;
    for (const [index, each] of words.split('\n').entries())
      for (const message of straightQuotes(each)) problems.push({ line: line && line + index, message });
    if (node.type === 'text') {
      problems.push(...leftOverProblems(node, parents, source));
    } else if (node.type === 'code') {
      for (const message of codeProblems(node)) report(message);
    } else if (node.type === 'table') {
      problems.push(...longRowProblems(node));
    } else if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
      report(noFootnotes);
    } else if (node.type === 'definition' && !usedDefinitions.has(node.identifier)) {
      report(`«${shortened(rawOf(node, source))}» non si leggerebbe. Se è testo, scrivete \\[ invece di [.`);
    } else if (typeof node.checked === 'boolean') {
      report('le caselle [ ] e [x] qui non ci sono. Toglietele: basta «- » davanti a ogni voce.');
    }
    if (node.title) {
      const fix = node.type === 'image' ? ', o fatene una didascalia: <Figure caption="…">' : '';
      report(`«${node.title}» accanto all’indirizzo non si leggerebbe. Toglietelo${fix}.`);
    }
  }
  return problems;
}

const noFootnotes =
  'le note a piè di pagina qui non ci sono. Scrivete la nota nel testo, fra parentesi, o in un <Note>.';

/** Nodes that a heading cannot contain: it is a link itself, and its anchor is made from its words. */
const refusedInHeadings = /^(?:mdxJsx|link|image|footnote)/;

function headingProblems(tree: MdxNode, source: string): Problem[] {
  const problems: Problem[] = [];
  const lines = new Map<string, number | undefined>();
  let lastDepth = 1;
  for (const [node, parents] of nodesOf(tree)) {
    if (node.type !== 'heading') continue;
    const { depth = 1, position } = node;
    const line = position?.start.line;
    const words = wordsIn(node);
    const { id, text } = headingOf(words);
    const report = (message: string) => problems.push({ line, message });
    const marks = '#'.repeat(depth);
    if (!rawOf(node, source).startsWith('#')) {
      report('la riga di segni subito sotto fa di questo testo un titolo. Lasciate in mezzo una riga vuota.');
    } else if (parents.some(({ type }) => type === 'listItem' || type === 'blockquote')) {
      report('un titolo non sta in un elenco o in una citazione. Cominciatelo a capo, senza segni davanti.');
    } else if (depth === 1) {
      report('il titolo di primo livello è già quello della pagina. Usate ## per i capitoli.');
    } else if (depth > lastDepth + 1) {
      report(`il titolo salta un livello. Scrivetelo con ${'#'.repeat(lastDepth + 1)} invece di ${marks}.`);
    }
    if ([...nodesOf(node)].some(([{ type }]) => refusedInHeadings.test(type))) {
      report('un titolo non può contenere elementi, collegamenti o figure. Usate solo parole.');
    } else if (!id) {
      report(`dal titolo «${text}» non si ricava un indirizzo. Aggiungetelo: ${marks} ${text} [#indirizzo]`);
    } else if (lines.has(id)) {
      report(`il titolo «${text}» è già alla riga ${lines.get(id)}. Cambiate uno dei due.`);
    }
    if (!lines.has(id)) lines.set(id, line);
    if (depth > 1) lastDepth = depth;
  }
  return problems;
}

/** The source of a node. Texts around an automatic link have no position: they give their value. */
const rawOf = ({ position, value = '' }: MdxNode, source: string): string =>
  position ? source.slice(position.start.offset, position.end.offset) : value;

/** Signs of Markdown that were not understood and are left in a text, and how to write them. A backslash allows them. */
const leftOvers: [pattern: RegExp, fix: string][] = [
  [
    /(?<!\\)(?:\*\*|~~|`).{0,30}|(?<![\\_\p{L}\p{N}])__(?!_).{0,30}|(?<![\p{L}\p{N}\\*_])([*_])(?=[^\s*_])[^*_\n]*\s\1(?![*_\p{L}\p{N}])/gu,
    'i segni che danno rilievo vanno attaccati alle parole e staccati dalle altre: **parole**. Uno che deve restare vuole davanti una barra: \\*.',
  ],
  [
    /(?<!\\)!\[[^\]]*\]\s*\([^)]*\)/g,
    'una figura si scrive ![che cosa si vede](nome.jpg), senza spazi fra le parentesi e nel nome del file.',
  ],
  [
    // Plain words in parentheses are not an address.
    /(?<!\\)\]\((?:[^)\s]*[./#:@][^)]*\s[^)]*|[^)]*\s[^)\s]*[./#:@][^)]*)\)|(?<![\\!])\[[^[\]\n]+\](?:\s+\((?:[/#]|https?:|mailto:)[^)]*\)?|\((?:[/#]|https?:|mailto:)[^)]*$)|\([^()\n]+\)\[(?:[/#]|https?:|mailto:)[^\]]*\]/g,
    'un collegamento si scrive [le parole](/indirizzo), senza spazi fra le parentesi e nell’indirizzo.',
  ],
  [/(?<!\\)\[\^[^\]\s]+\]/g, noFootnotes],
];

/** The same at the beginning of a line. */
const lineLeftOvers: typeof leftOvers = [
  [
    /^[>\s]*(?:#{2,6}[^\s#]|#\p{Lu}).*/gmu,
    'dopo i cancelletti di un titolo va uno spazio; un cancelletto che deve restare si scrive \\#.',
  ],
  [
    /^[>\s]*\|.*\|/gm,
    'sotto la prima riga di una tabella ne va una con tanti trattini quante le celle: |---|---|.',
  ],
];

const shortened = (text: string) => (text.trim().length > 40 ? `${text.trim().slice(0, 40)}…` : text.trim());

function leftOverProblems(node: MdxNode, parents: readonly MdxNode[], source: string): Problem[] {
  const siblings = parents.at(-1)?.children ?? [];
  const next = siblings[siblings.indexOf(node) + 1];
  // A bare address becomes a link automatically, even inside parentheses.
  const raw = rawOf(node, source) + (next?.type === 'link' ? next.url : '');
  const find = (patterns: typeof leftOvers) =>
    patterns.flatMap(([pattern, fix]) =>
      [...raw.matchAll(pattern)].map(({ 0: words, index }) => ({
        index,
        message: `«${shortened(words)}» si leggerebbe così com’è: ${fix}`,
      })),
    );
  // Only the first text of a paragraph begins with a line.
  const atLines = find(lineLeftOvers).filter(({ index }) => index > 0 || siblings[0] === node);
  return [...find(leftOvers), ...atLines].map(({ index, message }) => ({
    line: lineAt(node, raw.slice(0, index)),
    message,
  }));
}

/** @param before the part of a text before a mistake */
const lineAt = ({ position }: MdxNode, before: string) =>
  position && position.start.line + before.split('\n').length - 1;

/** Bullets of word processors. */
const bullet = /^\s*([•‣◦▪●○■□∙])|^\s*(·)\s/;
/** Dashes, and hyphens without a space. A single one may be a remark at the beginning of a line. */
const dash = /^\s*(?:([–—])\s|(-)\p{L})/u;

function copiedListProblems(tree: MdxNode, source: string): Problem[] {
  const code = [...nodesOf(tree)].flatMap(([{ type, position }]) =>
    /^(?:code|yaml)$/.test(type) ? (position ?? []) : [],
  );
  const lines = source
    .split('\n')
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(
      ({ text, line }) =>
        text.trim() !== '' && !code.some(({ start, end }) => start.line <= line && line <= end.line),
    );
  const signOf = (text = '') => [...(bullet.exec(text) ?? dash.exec(text) ?? [])].slice(1).find(Boolean);
  return lines.flatMap(({ text, line }, index) => {
    const sign = signOf(text);
    // One message for a whole list.
    if (!sign || sign === signOf(lines[index - 1]?.text)) return [];
    if (dash.test(text) && sign !== signOf(lines[index + 1]?.text)) return [];
    const message = `«${sign}» all’inizio della riga non fa un elenco. Cominciate ogni voce con un trattino e uno spazio: «- ».`;
    return [{ line, message }];
  });
}

function longRowProblems({ children: [head, ...rows] = [] }: MdxNode): Problem[] {
  const columns = head?.children?.length ?? 0;
  return rows.flatMap(({ children = [], position }) => {
    const message = `la riga ha ${children.length} celle e la testa della tabella ${columns}: le ultime andrebbero perse. Una barra che non divide celle si scrive \\|.`;
    return children.length > columns ? [{ line: position?.start.line, message }] : [];
  });
}

function codeProblems({ lang, meta }: MdxNode): string[] {
  const known = Object.keys(codeLanguages);
  const problems = straightQuotes(codeTitle(meta ?? '') ?? '');
  if (lang && !known.includes(lang)) {
    const all = `Si possono scrivere: ${known.join(', ')}; «text» va bene per tutto.`;
    problems.push(`il codice è in «${lang}», che non è previsto. ${nameHint(lang, known, all)}`);
  }
  if (meta && !codeTitle(meta)) {
    problems.push(
      `accanto a «${lang}» c’è «${meta}», che non dice nulla. Scrivete title="Risposta", con il nome del blocco.`,
    );
  }
  return problems;
}
