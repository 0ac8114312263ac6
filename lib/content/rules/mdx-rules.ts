import { straightQuotes } from '@/lib/content/characters';
import { htmlNotNeeded, importIsCode } from '@/lib/content/mdx-syntax-error';
import { type MdxNode, nodesOf } from '@/lib/content/text-tree';
import type { LineProblem } from '@/lib/content-error';
import { reasonOf } from '@/lib/log';
import { pictureNameProblem } from '@/lib/pictures/name';
import { type ElementRule, mdxElements, type ValueElement } from '@/lib/schema/mdx-elements';

/** Functions that return a value of the site's data, by element. They throw with the list of valid fields. */
type ElementValues = Record<ValueElement, (field: string) => unknown>;

type MdxContext = {
  /** Path for messages. */
  file: string;
  /** Folder of the pictures, absolute. */
  pictures: string;
  values: ElementValues;
};

/** The problems of a whole MDX file that are not about Markdown: wrong elements and pictures, and code. */
export function mdxProblems(tree: MdxNode, context: MdxContext): LineProblem[] {
  return [...nodesOf(tree)].flatMap(([node]) =>
    nodeProblems(node, context).map((message) => ({ line: node.position?.start.line, message })),
  );
}

function nodeProblems(node: MdxNode, { file, pictures, values }: MdxContext): string[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementProblems(node, file, values);
    case 'image':
      return pictureProblems(node, pictures);
    case 'mdxjsEsm':
      return [importIsCode];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (isComment(node)) return [];
      return [`le parentesi graffe «{${node.value}}» qui sono codice. Toglietele, o scrivete \\{ e \\}.`];
    default:
      return [];
  }
}

/** Whether an expression is only a comment: code has statements. */
const isComment = ({ data }: MdxNode) =>
  (data as { estree?: { body: unknown[] } } | undefined)?.estree?.body.length === 0;

function pictureProblems({ url = '', alt }: MdxNode, pictures: string): string[] {
  const problems: string[] = [];
  const nameProblem = pictureNameProblem(url, pictures);
  if (nameProblem) problems.push(nameProblem);
  if (!alt?.trim())
    problems.push(`«${url}» non ha testo. Scrivete fra le parentesi quadre che cosa si vede: ![…](${url})`);
  return problems.map((problem) => `la figura ${problem}`);
}

const rules = new Map(Object.entries<ElementRule>(mdxElements));

/** The problems of an element, in Italian: an unknown name, a wrong folder, wrong attributes or content. */
function elementProblems(node: MdxNode, file: string, values: ElementValues): string[] {
  const name = node.name ?? '';
  const rule = rules.get(name);
  if (!rule) return [unknownElement(name)];
  const problems = [
    ...folderProblems(name, rule, file),
    ...attributeProblems(node, name, rule),
    ...contentProblems(node, name, rule),
  ];
  return problems.length > 0 ? problems : valueProblems(node, name, values);
}

function unknownElement(name: string): string {
  const known = [...rules].flatMap(([element, { folders }]) => (folders ? [] : [element]));
  const isWrongCase = known.some((element) => element.toLowerCase() === name);
  if (/^[a-z]/.test(name) && !isWrongCase) return `<${name}> ${htmlNotNeeded}`;
  return `<${name}> non è un elemento previsto. Si possono usare: ${known.join(', ')}; per il resto basta Markdown.`;
}

function folderProblems(name: string, { folders }: ElementRule, file: string): string[] {
  if (!folders || folders.some((folder) => file.startsWith(`${folder}/`))) return [];
  return [`<${name}> si usa solo in ${folders.join(' e ')}. Toglietelo da qui.`];
}

function attributeProblems({ attributes = [] }: MdxNode, name: string, rule: ElementRule): string[] {
  const problems: string[] = [];
  const written = attributes.map(({ name: prop = '{…}', value }) => ({ prop, value }));
  const names = written.map(({ prop }) => prop);
  const repeatedName = names.find((prop, index) => names.indexOf(prop) < index);
  if (repeatedName) problems.push(`«${repeatedName}» è scritto due volte. Toglietene uno.`);
  // A repeated attribute is compiled too, so both are checked.
  for (const { prop, value } of written) problems.push(...attributeProblem(name, prop, value, rule));
  for (const [prop, { required, example }] of Object.entries(rule.props)) {
    if (required && !names.includes(prop)) problems.push(`manca «${prop}». Scrivete ${prop}="${example}".`);
  }
  return problems.map((problem) => `<${name}>: ${problem}`);
}

function attributeProblem(tag: string, prop: string, value: unknown, { props }: ElementRule): string[] {
  const rule = props[prop];
  if (!rule) {
    const known = Object.keys(props);
    const all = known.length > 0 ? `Si può scrivere: ${known.join(', ')}.` : `Toglietelo: basta <${tag}>.`;
    return [`«${prop}» non è previsto. ${all}`];
  }
  const example = `${prop}="${rule.example}"`;
  if (typeof value !== 'string')
    return [`il valore di «${prop}» va fra virgolette, senza parentesi graffe: ${example}.`];
  if (value.trim() === '') return [`«${prop}» è vuoto. Scrivete ${example}.`];
  if (rule.oneOf && !rule.oneOf.includes(value))
    return [`«${value}» non c’è fra i valori di «${prop}». Scrivete uno di: ${rule.oneOf.join(', ')}.`];
  return straightQuotes(value);
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
  const isNumberedFromOne = only?.type !== 'list' || only.start === 1;
  if (only?.type === holds && more.length === 0 && isNumberedFromOne) return [];
  const wanted = `${blocks[holds]} e nient’altro, con una riga vuota prima e una dopo`;
  return [`<${name}> vuole dentro di sé ${wanted}.`];
}

/** The error of an element that prints a value which does not exist. */
function valueProblems({ attributes = [] }: MdxNode, name: string, values: ElementValues): string[] {
  const field = attributes.findLast((attribute) => attribute.name === 'field')?.value;
  if (!(name in values) || typeof field !== 'string') return [];
  try {
    values[name as ValueElement](field);
    return [];
  } catch (error) {
    return [reasonOf(error)];
  }
}
