import type { ContentProblem } from '@/lib/content-error';
import { reasonOf } from '@/lib/log';
import { pictureNameProblem } from '@/lib/pictures/name';
import { type ElementRule, mdxElements, type ValueElement } from '@/lib/schema/mdx-elements';
import { straightQuotes } from './characters';
import { nameHint } from './closest-match';
import { htmlNotNeeded, importIsCode } from './mdx-syntax-error';
import { type MdxNode, nodesOf } from './text-tree';

type MdxContext = {
  /** Path for messages. */
  file: string;
  /** Folder of the pictures, absolute. */
  pictures: string;
  /** Give a value of the site's data; throw with the list of valid fields. */
  values: Record<ValueElement, (field: string) => unknown>;
};

const rules = new Map(Object.entries<ElementRule>(mdxElements));

/**
 * What is wrong with the elements and pictures of an MDX file: unknown elements, properties and values, missing or empty
 * properties, missing pictures, pictures without a text alternative, code.
 * @param tree of the whole file, for the line numbers
 */
export function mdxProblems(tree: MdxNode, context: MdxContext): Pick<ContentProblem, 'line' | 'message'>[] {
  return [...nodesOf(tree)].flatMap(([node]) =>
    nodeProblems(node, context).map((message) => ({ line: node.position?.start.line, message })),
  );
}

function nodeProblems(node: MdxNode, context: MdxContext): string[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementProblems(node, context);
    case 'image':
      return pictureProblems(node, context.pictures);
    case 'mdxjsEsm':
      return [importIsCode];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // Comments have no statements, and are allowed.
      return (node.data as { estree?: { body: unknown[] } } | undefined)?.estree?.body.length === 0
        ? []
        : [`le parentesi graffe «{${node.value}}» qui sono codice. Toglietele, o scrivete \\{ e \\}.`];
    default:
      return [];
  }
}

function pictureProblems({ url = '', alt }: MdxNode, pictures: string): string[] {
  const nameProblem = pictureNameProblem(url, pictures);
  const altProblem = `«${url}» non ha testo. Scrivete fra le parentesi quadre che cosa si vede: ![…](${url})`;
  const problems = [nameProblem, alt?.trim() ? undefined : altProblem];
  return problems.flatMap((problem) => (problem ? [`la figura ${problem}`] : []));
}

function elementProblems(node: MdxNode, { file, values }: MdxContext): string[] {
  const name = node.name ?? '';
  const rule = rules.get(name);
  if (!rule) {
    const known = [...rules.keys()].filter((element) => !rules.get(element)?.folders);
    const isWrongCase = known.some((element) => element.toLowerCase() === name);
    if (/^[a-z]/.test(name) && !isWrongCase) return [`<${name}> ${htmlNotNeeded}`];
    const all = `Si possono usare: ${known.join(', ')}; per il resto basta Markdown.`;
    return [`<${name}> non è un elemento previsto. ${nameHint(name, known, all)}`];
  }
  const { folders } = rule;
  const isMisplaced = folders && !folders.some((folder) => file.startsWith(`${folder}/`));
  const attributes = (node.attributes ?? []).map(({ name = '{…}', value }) => ({ name, value }));
  const names = attributes.map((attribute) => attribute.name);
  const repeatedName = names.find((each, index) => names.indexOf(each) < index);
  const problems = [
    ...(isMisplaced ? [`<${name}> si usa solo in ${folders.join(' e ')}. Toglietelo da qui.`] : []),
    ...(repeatedName ? [`<${name}>: «${repeatedName}» è scritto due volte. Toglietene uno.`] : []),
    // All attributes, because a repeated one is compiled too.
    ...attributes.flatMap((attribute) => attributeProblem(name, attribute.name, attribute.value, rule)),
    ...Object.entries(rule.props).flatMap(([prop, { required, example }]) =>
      required && !names.includes(prop) ? [`<${name}>: manca «${prop}». Scrivete ${prop}="${example}".`] : [],
    ),
    ...contentProblems(node, name, rule),
  ];
  const field = attributes.findLast((attribute) => attribute.name === 'field')?.value;
  if (problems.length === 0 && name in values && typeof field === 'string') {
    try {
      values[name as ValueElement](field);
    } catch (error) {
      return [reasonOf(error)];
    }
  }
  return problems;
}

function attributeProblem(name: string, prop: string, value: unknown, { props }: ElementRule): string[] {
  const rule = props[prop];
  if (!rule) {
    const known = Object.keys(props);
    const all = known.length > 0 ? `Si può scrivere: ${known.join(', ')}.` : `Toglietelo: basta <${name}>.`;
    return [`<${name}>: «${prop}» non è previsto. ${nameHint(prop, known, all)}`];
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
  return straightQuotes(value).map((message) => `<${name}>: ${message}`);
}

const blocks = {
  list: 'un elenco numerato (1. 2. 3.)',
  table: 'una tabella (righe con | fra le celle)',
};

function contentProblems({ children = [] }: MdxNode, name: string, { holds }: ElementRule): string[] {
  if (holds === 'nothing')
    return children.length > 0 ? [`<${name}> non contiene niente: si chiude da sé, con />.`] : [];
  if (children.length === 0)
    return [`<${name}> è vuoto. Scrivete il contenuto fra <${name}> e </${name}>, o toglietelo.`];
  if (holds === 'text') return [];
  const [only, ...more] = children;
  if (only?.type === holds && more.length === 0 && (holds !== 'list' || only.start === 1)) return [];
  return [
    `<${name}> vuole dentro di sé ${blocks[holds]} e nient’altro, con una riga vuota prima e una dopo.`,
  ];
}
