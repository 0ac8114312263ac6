import { isAlias, isMap, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { ContentProblem } from '@/lib/content-error';

/** The fields of a frontmatter. Dates and `12:30` are texts. */
export type YamlFields = {
  /** Undefined if there are no fields or there is a problem. */
  values?: Record<string, unknown>;
  /** Line of each field, from 1. */
  lines: ReadonlyMap<string, number>;
  problems: Pick<ContentProblem, 'line' | 'field' | 'message'>[];
};

const repeated = 'lo stesso campo è scritto due volte. Toglietene uno.';

const unreadable =
  'la riga non si legge. Dopo il nome del campo vanno due punti e uno spazio; virgolette e parentesi si chiudono; un valore che comincia con un segno, o che contiene due punti o virgolette, va fra virgolette dritte, e dentro usa « »: campo: "valore"';

const signMessage =
  'un valore che comincia con un segno perderebbe delle parole. Mettetelo fra virgolette: campo: "valore"';

const date = /^\d{4}-\d{2}-\d{2}$/;

/** An engine of gray-matter. @param text the file up to the end of its frontmatter */
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
    const [, field] = /^([\w-]+):(?:\s|$)/.exec(text.split('\n')[line - 1] ?? '') ?? [];
    if (!problems.has(line)) problems.set(line, { line, ...(field && { field }), message });
  };
  visit(document, {
    Node: (key, node) => {
      const isName = key === 'key' && !isAlias(node);
      const message = isName ? undefined : lostWordsMessage(node);
      if (message) report(node.range?.[0] ?? 0, message);
    },
  });
  for (const { code, pos } of errors) report(pos[0], code === 'DUPLICATE_KEY' ? repeated : unreadable);
  return {
    values: problems.size === 0 && isMap(contents) ? document.toJS() : undefined,
    lines: new Map(fields.map(({ field, from }) => [field, lineCounter.linePos(from).line])),
    problems: [...problems.values()],
  };
}

/** The message about a value of which YAML would drop words without an error. */
function lostWordsMessage(node: Node): string | undefined {
  if (isAlias(node) || node.anchor || node.tag?.startsWith('!')) return signMessage;
  if (!isScalar(node)) return undefined;
  const { type, value, comment } = node;
  if (type !== 'PLAIN') return undefined;
  // A comment is allowed after a date, a number or a switch.
  if (comment && (value === null || (typeof value === 'string' && !date.test(value))))
    return `il segno # dopo uno spazio comincia un commento: «${comment.trim()}» andrebbe perso. Mettete il valore fra virgolette.`;
  return undefined;
}
