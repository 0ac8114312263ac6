import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';
import { markdownTable } from '../markdown-table';

/** One line of the table. */
export type Row = {
  measure: string;
  value: string;
  /** What the value should reach, in words; absent where it is only told. */
  goal?: string;
  /** Whether it does. */
  met?: boolean;
  /** The worst page, or what else has to be known. */
  note?: string;
};

/** A part of the bench; `args` are what follows its name on the command line. */
export type Part = (args: readonly string[]) => Promise<Row[]>;

const historyFile = join(root, 'tests/bench/history.md');
const columns = ['measure', 'value', 'goal', 'met', 'worst page, remarks'];

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
export const bytes = (value: number): string => `${number.format(value)} B`;
export const kilobytes = (value: number): string => `${number.format(value / 1000)} KB`;
export const figure = (value: number): string => number.format(value);

const cells = ({ measure, value, goal = '', met, note = '' }: Row): string[] => [
  measure,
  value,
  goal,
  met === undefined ? '' : met ? 'yes' : '**no**',
  note,
];

/** Rows as a table in Markdown. */
export const table = (rows: readonly Row[]): string => markdownTable([columns, ...rows.map(cells)]);

/** When and on what a run took place. */
function heading(now = new Date()): string {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const load = loadavg()[0]?.toFixed(1);
  const when = now.toISOString().slice(0, 16).replace('T', ' ');
  return `${when} UTC, ${commit}, Node ${process.versions.node}, ${cpus().length} cores, load ${load} at the end`;
}

/**
 * The history with a run put first.
 * @param history text of the file; its runs begin at the first heading of the second level
 */
export function withRun(history: string, title: string, rows: readonly Row[]): string {
  const run = `## ${title}\n\n${table(rows)}\n\n`;
  const first = history.search(/^## /m);
  return first < 0 ? `${history.trimEnd()}\n\n${run}` : history.slice(0, first) + run + history.slice(first);
}

/** Prints a run and puts it into the history. */
export function report(rows: readonly Row[], { keep }: { keep: boolean }): void {
  const title = heading();
  console.log(`\n${title}\n\n${table(rows)}\n`);
  if (!keep) return;
  const history = existsSync(historyFile) ? readFileSync(historyFile, 'utf8') : '# Measurements\n';
  writeFileSync(historyFile, withRun(history, title, rows));
  console.log('Kept in tests/bench/history.md');
}
