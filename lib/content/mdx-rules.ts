import type { ContentProblem } from '../content-error';
import { pictureNameProblem } from '../pictures/name';
import { type ElementRule, mdxElements, type PropRule, type ValueElement } from '../schema/mdx-elements';
import { straightQuotesIn, straightQuotesMessage } from './characters';
import { codeLanguages, codeTitle } from './code-languages';
import { closestMatch } from './frontmatter-messages';
import { htmlNotNeeded, importIsCode } from './mdx-syntax-error';

/** What is read of a node of mdast with MDX. */
export type MdxNode = {
  type: string;
  children?: MdxNode[];
  position?: { start: { line: number } };
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  url?: string;
  alt?: string | null;
  /** Of a link or a picture. */
  title?: string | null;
  value?: string;
  /** The code of an expression, parsed; a comment has no statements. */
  data?: { estree?: { body: unknown[] } };
  ordered?: boolean | null;
  /** Language of a code block, and what follows it on the line. */
  lang?: string | null;
  meta?: string | null;
};

type MdxContext = {
  /** Path for messages. */
  file: string;
  /** Folder of the pictures, absolute. */
  pictures: string;
  /** Prints a value of the site's data; throws with the list of valid fields. */
  values: Record<ValueElement, (field: string) => unknown>;
};

const rules: Readonly<Record<string, ElementRule>> = mdxElements;

/** The opening tag of an element with its required properties. */
function openingTag(name: string, { props, holds }: ElementRule): string {
  const needed = Object.entries(props).filter(([, { required }]) => required);
  const marks = needed.map(([prop, { example }]) => ` ${prop}="${example}"`).join('');
  return holds === 'nothing' ? `<${name}${marks} />` : `<${name}${marks}>`;
}

/**
 * What is wrong with the elements and pictures of an MDX file: unknown elements, properties and values, missing or empty
 * properties, missing pictures, pictures without a text alternative, code.
 * @param tree of the whole file, so that its line numbers are those of the file
 */
export function mdxProblems(tree: MdxNode, context: MdxContext): ContentProblem[] {
  const { file, pictures } = context;
  const problems: ContentProblem[] = [];
  const visit = (node: MdxNode) => {
    const line = node.position?.start.line;
    const say = (message: string) => problems.push({ file, line, message });
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const message of elementProblems(node, context)) say(message);
    } else if (node.type === 'image') {
      const missing = pictureNameProblem(node.url ?? '', pictures);
      if (missing) say(`la figura ${missing}`);
      if (!node.alt?.trim()) {
        say(
          `la figura «${node.url}» non ha testo. Scrivete fra le parentesi quadre che cosa si vede, per chi non può vederla: ![…](${node.url})`,
        );
      }
    } else if (node.type === 'text') {
      for (const { above, message } of unreadMarks(node.value ?? ''))
        problems.push({ file, line: line && line + above, message });
      for (const { 0: near, index } of straightQuotesIn(node.value ?? '')) {
        const above = linesAbove(node.value ?? '', index);
        problems.push({ file, line: line && line + above, message: straightQuotesMessage(near) });
      }
    } else if (node.type === 'code') {
      for (const message of codeProblems(node)) say(message);
    } else if (node.type === 'mdxjsEsm') {
      say(importIsCode);
    } else if (/^mdx(?:Flow|Text)Expression$/.test(node.type) && node.data?.estree?.body.length !== 0) {
      say(`le parentesi graffe «{${node.value}}» qui sono codice. Toglietele, o scrivete \\{ e \\}.`);
    }
    for (const [near] of straightQuotesIn(`${node.alt ?? ''}\n${node.title ?? ''}`))
      say(straightQuotesMessage(near));
    for (const child of node.children ?? []) visit(child);
  };
  visit(tree);
  return problems;
}

/** Pictures and links that Markdown does not take for such. Words alone between brackets are no address. */
const unread = /!\[[^\]]*\]\s*\(([^)]*)\)|\]\(([^)\s]*[./#:@][^)]*\s[^)]*|[^)]*\s[^)\s]*[./#:@][^)]*)\)/g;

const linesAbove = (text: string, index: number) => text.slice(0, index).split('\n').length - 1;

/** @returns what is wrong, and how many lines of the text are above it */
function unreadMarks(text: string): { above: number; message: string }[] {
  return [...text.matchAll(unread)].map(({ 0: marks, 1: picture, 2: address, index }) => {
    const above = linesAbove(text, index);
    if (address) {
      const message = `l’indirizzo «${address}» ha uno spazio, e il collegamento si leggerebbe come testo. Togliete lo spazio.`;
      return { above, message };
    }
    const name = picture?.trim() ?? '';
    const fix = /\s/.test(name)
      ? `il nome «${name}» ha uno spazio. Rinominate il file, qui e nella cartella: ${name.replaceAll(/\s+/g, '-').toLowerCase()}.`
      : 'scrivetela così, senza spazi fra le parentesi: ![che cosa si vede](nome.jpg)';
    return { above, message: `la figura «${marks}» si leggerebbe come testo: ${fix}` };
  });
}

function elementProblems(node: MdxNode, { file, values }: MdxContext): string[] {
  const name = node.name ?? '';
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule) {
    const known = Object.keys(rules).filter((each) => !rules[each]?.folders);
    const same = known.find((each) => each.toLowerCase() === name);
    if (/^[a-z]/.test(name) && !same) return [`<${name}> ${htmlNotNeeded}`];
    const meant = closestMatch(name, known);
    const fix = meant
      ? `Forse intendevate <${meant}>.`
      : `Si possono usare: ${known.join(', ')}; per il resto basta Markdown.`;
    return [`<${name}> non è un elemento previsto. ${fix}`];
  }
  const { folders } = rule;
  const misplaced = folders && !folders.some((folder) => file.startsWith(`${folder}/`));
  const given = (node.attributes ?? []).map((each) => [each.name ?? '{…}', each.value] as const);
  const found = new Map(given);
  const twice = given.find(([prop], index) => given.findIndex(([other]) => other === prop) < index);
  const problems = [
    ...(misplaced ? [`<${name}> si usa solo in ${folders.join(' e ')}. Toglietelo da qui.`] : []),
    ...(twice ? [`<${name}>: «${twice[0]}» è scritto due volte. Toglietene uno.`] : []),
    // Each of them, since each is compiled.
    ...given.flatMap(([prop, value]) => givenProblem(name, prop, value, rule.props[prop], rule)),
    ...Object.entries(rule.props).flatMap(([prop, { required, example }]) =>
      required && !found.has(prop) ? [`<${name}>: manca «${prop}». Scrivete ${prop}="${example}".`] : [],
    ),
    ...contentProblems(node, name, rule),
  ];
  const field = found.get('field');
  if (problems.length === 0 && name in values && typeof field === 'string') {
    try {
      values[name as ValueElement](field);
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  }
  return problems;
}

function givenProblem(
  name: string,
  prop: string,
  value: unknown,
  rule: PropRule | undefined,
  element: ElementRule,
): string[] {
  if (!rule) {
    const known = Object.keys(element.props);
    const meant = closestMatch(prop, known);
    const all = known.length > 0 ? `Si può scrivere: ${known.join(', ')}.` : `Toglietelo: basta <${name}>.`;
    return [`<${name}>: «${prop}» non è previsto. ${meant ? `Forse intendevate «${meant}».` : all}`];
  }
  if (typeof value !== 'string') {
    return [
      `<${name}>: il valore di «${prop}» va fra virgolette, senza parentesi graffe: ${prop}="${rule.example}".`,
    ];
  }
  if (value.trim() === '') return [`<${name}>: «${prop}» è vuoto. Scrivete ${prop}="${rule.example}".`];
  if (rule.oneOf && !rule.oneOf.includes(value)) {
    return [
      `<${name}>: «${value}» non c’è fra i valori di «${prop}». Scrivete uno di: ${rule.oneOf.join(', ')}.`,
    ];
  }
  return straightQuotesIn(value).map(([near]) => `<${name}>: ${straightQuotesMessage(near)}`);
}

function codeProblems({ lang, meta }: MdxNode): string[] {
  const known = Object.keys(codeLanguages);
  const problems: string[] = [];
  if (lang && !known.includes(lang)) {
    const meant = closestMatch(lang, known);
    problems.push(
      `il codice è in «${lang}», che non è previsto. ${meant ? `Forse intendevate «${meant}».` : `Si possono scrivere: ${known.join(', ')}; «text» va bene per tutto.`}`,
    );
  }
  if (meta && !codeTitle(meta)) {
    problems.push(
      `accanto a «${lang}» c’è «${meta}», che non dice nulla. Scrivete title="Risposta", con il nome del blocco.`,
    );
  }
  for (const [near] of straightQuotesIn(codeTitle(meta ?? '') ?? ''))
    problems.push(straightQuotesMessage(near));
  return problems;
}

const blocks = {
  list: { type: 'list', what: 'un elenco numerato (1. 2. 3.)' },
  table: { type: 'table', what: 'una tabella (righe con | fra le celle)' },
};

function contentProblems({ children = [] }: MdxNode, name: string, rule: ElementRule): string[] {
  const { holds } = rule;
  if (holds === 'nothing') {
    return children.length > 0
      ? [`<${name}> non contiene niente: si chiude da sé, con ${openingTag(name, rule)}`]
      : [];
  }
  if (children.length === 0)
    return [
      `<${name}> è vuoto. Scrivete il contenuto fra ${openingTag(name, rule)} e </${name}>, o toglietelo.`,
    ];
  if (holds === 'text') return [];
  const { type, what } = blocks[holds];
  const [only, ...more] = children;
  if (only?.type === type && more.length === 0 && (holds !== 'list' || only.ordered)) return [];
  return [`<${name}> vuole dentro di sé ${what} e nient’altro, con una riga vuota prima e una dopo.`];
}
