import { isAlias, isMap, isScalar, LineCounter, type Node, parseDocument, visit, type YAMLError } from 'yaml';
import type { ContentProblem } from '@/lib/content-error';

/** The fields of a frontmatter. Dates and `12:30` are texts. */
export type YamlFields = {
  /** Undefined if there are no fields or there is a problem. */
  values?: Record<string, unknown>;
  /** Line of each field, from 1. */
  lines: ReadonlyMap<string, number>;
  problems: Pick<ContentProblem, 'line' | 'field' | 'message'>[];
};

const escapeMessage = 'fra virgolette la barra \\ comincia un segno speciale. Scrivetela due volte: \\\\.';

/** Messages by the parser's code. Any other error means that a value needs quotes. */
const messages: Partial<Record<YAMLError['code'], [parser: RegExp, message: string]>> = {
  DUPLICATE_KEY: [/./, 'lo stesso campo è scritto due volte. Toglietene uno.'],
  TAB_AS_INDENT: [/./, 'la riga comincia con una tabulazione. Usate spazi.'],
  BAD_DQ_ESCAPE: [/./, escapeMessage],
  MISSING_CHAR: [
    /quote$/,
    'le virgolette non sono chiuse. Chiudetele alla fine del valore, con una dritta: ".',
  ],
  BAD_INDENT: [/^Flow/, 'l’elenco non è chiuso. Aggiungete la parentesi quadra mancante: ].'],
};

const unreadable =
  'la riga non si legge. Dopo il nome del campo vanno due punti e uno spazio; un valore che comincia con un segno, o che contiene due punti o virgolette, va fra virgolette dritte, e dentro usa « »: campo: "valore"';

/** What the parser finds where an apostrophe has ended a value. */
const unfinished = new Set<string | undefined>([
  unreadable,
  messages.MISSING_CHAR?.[1],
  messages.BAD_INDENT?.[1],
]);

const singleQuotes =
  'fra virgolette singole un apostrofo chiude il valore. Usate virgolette doppie: campo: "valore"';

const signMessage =
  'un valore che comincia con un segno perderebbe delle parole. Mettetelo fra virgolette: campo: "valore"';

/** Quotes of word processors, which YAML reads as part of the value. */
const curlyQuotes = /^[“”„‟‘’].*[“”„‟‘’"]$/s;
const date = /^\d{4}-\d{2}-\d{2}$/;

/**
 * An engine of gray-matter.
 * @param text the file up to the end of its frontmatter
 */
export function readYaml(text: string): YamlFields {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
  const { contents, errors } = document;
  const fields = (isMap(contents) ? contents.items : []).flatMap(({ key, value }) => {
    if (!isScalar(key) || !key.range) return [];
    const [from, end] = key.range;
    return { field: String(key.value), from, to: (value as typeof key | null)?.range?.[1] ?? end };
  });
  /** The first problem of each line. */
  const problems = new Map<number, YamlFields['problems'][number]>();
  const report = (offset: number, message: string) => {
    // An unclosed quote or list ends in a later field: the mistake is on the line of its own field.
    const start = fields.find(({ from, to }) => from <= offset && offset <= to)?.from ?? offset;
    const { line } = lineCounter.linePos(start);
    const written = text.split('\n')[line - 1] ?? '';
    const [, field] = /^([\w-]+):(?:\s|$)/.exec(written) ?? [];
    const problem = { line, ...(field && { field }), message };
    if (unfinished.has(message) && /^[\w-]+:\s+\[?\s*'/.test(written)) problem.message = singleQuotes;
    if (!problems.has(line)) problems.set(line, problem);
  };
  visit(document, {
    Node: (key, node) => {
      const isName = key === 'key' && !isAlias(node);
      const message = isName ? undefined : lostWordsMessage(node);
      if (message) report(node.range?.[0] ?? 0, message);
    },
  });
  for (const { code, message: reason, pos } of errors) {
    const [pattern, message] = messages[code] ?? [];
    report(pos[0], message && pattern?.test(reason) ? message : unreadable);
  }
  return {
    values: problems.size === 0 && isMap(contents) ? document.toJS() : undefined,
    lines: new Map(fields.map(({ field, from }) => [field, lineCounter.linePos(from).line])),
    problems: [...problems.values()],
  };
}

/** The message about a value of which YAML would drop or change words without an error. */
function lostWordsMessage(node: Node): string | undefined {
  if (isAlias(node) || node.anchor || node.tag?.startsWith('!')) return signMessage;
  if (!isScalar(node)) return undefined;
  const { type, value, comment } = node;
  // "C:\temp" means a tab.
  if (type === 'QUOTE_DOUBLE' && /\p{Cc}/u.test(String(value))) return escapeMessage;
  if (type !== 'PLAIN') return undefined;
  // A comment is allowed after a date, a number or a switch.
  if (comment && (value === null || (typeof value === 'string' && !date.test(value))))
    return `il segno # dopo uno spazio comincia un commento: «${comment.trim()}» andrebbe perso. Mettete il valore fra virgolette.`;
  if (typeof value === 'string' && curlyQuotes.test(value))
    return `le virgolette ${value[0]} e ${value.at(-1)} sono curve e finirebbero nella pagina. Scrivete quelle dritte: "${value.slice(1, -1)}"`;
  return undefined;
}
