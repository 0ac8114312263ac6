// Mistakes in the data of the company (content/site.ts), with their lines.
import { siteSchema } from '@/lib/schema/site';

export const SITE_FILE = 'content/site.ts';

/** A mistake, in Italian for the owner. */
type SiteProblem = {
  /** Its path in the data: "phone.href". */
  path: string;
  /** Line of the file, from 1; undefined if the file is written in another way. */
  line: number | undefined;
  what: string;
  fix: string;
  /** The value is missing or has a wrong type, so that code cannot use it. */
  isShape: boolean;
  /** Pages would be wrong: the build stops. */
  breaksPages: boolean;
};

/** Data from which pages make links and addresses. */
const LINKS = /^(?:url|mail\..*|phone\.href|external\..*|security\.expires)$/;

/**
 * All mistakes in the data of the company.
 * @param site the value of content/site.ts
 * @param source its text, for the lines
 */
export function siteProblems(site: unknown, source: string): SiteProblem[] {
  return (siteSchema.safeParse(site).error?.issues ?? []).map((issue) => {
    const isUnknown = issue.code === 'unrecognized_keys';
    const path = [...issue.path, ...(isUnknown ? issue.keys.slice(0, 1) : [])].join('.');
    const [what = '', fix = ''] = issue.message.split('\n');
    const isShape = issue.code !== 'custom';
    return { path, line: lineOf(path, source), what, fix, isShape, breaksPages: isShape || LINKS.test(path) };
  });
}

/** The place of a value, for a report: "content/site.ts, riga 31, «phone.href»". @param source text of the file */
export function sitePlace(path: string, source: string): string {
  const line = lineOf(path, source);
  return [SITE_FILE, line && `riga ${line}`, path && `«${path}»`].filter(Boolean).join(', ');
}

/** The line of a value; if it is missing, that of its parent. */
function lineOf(path: string, source: string): number | undefined {
  const lines = linesOf(source);
  const parts = path.split('.');
  const known = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  return [...known, ''].map((each) => lines.get(each)).find((line) => line !== undefined);
}

// Matches only at the first letter of a name, so that the cost is linear.
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|\n|\bconst (\w+)\b[^=\n]{0,200}=|(?<![\w$])([A-Za-z_$][\w$]*)\s*:|(?<![\w$])([A-Za-z_$][\w$]*)(?=\s*[,}\n])|[{}[\],]/g;

/** The line of each value of the file by its path; a constant beside `site`, such as `hosting`, by its name. */
function linesOf(source: string): Map<string, number> {
  const lines = new Map<string, number>();
  const open: { path: string; item: number | undefined }[] = [];
  let line = 1;
  let key = '';
  const pathOf = (name: string) => [open.at(-1)?.path, name].filter(Boolean).join('.');
  const note = (path: string) => {
    // The line of a constant counts, not that of its use in `site`.
    if (path && !lines.has(path)) lines.set(path, line);
  };
  for (const [token, constant, named, short] of source.matchAll(TOKENS)) {
    const inside = open.at(-1);
    if (constant === 'site') lines.set('', line);
    if (constant !== undefined) key = constant === 'site' ? '' : constant;
    else if (named !== undefined || short !== undefined) {
      if (inside?.item === undefined) note(pathOf(named ?? short ?? ''));
      if (named !== undefined) key = pathOf(named);
    } else if (token === '{' || token === '[') {
      const path = inside?.item === undefined ? key : `${inside.path}.${inside.item}`;
      note(path);
      open.push({ path, item: token === '[' ? 0 : undefined });
    } else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && inside?.item !== undefined) inside.item++;
    line += token.split('\n').length - 1;
  }
  return lines;
}
