import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measuredRun } from './measured-run';
import { copyProject } from './project-copy';
import { figure, type Part } from './report';

/** Digests of all files below a folder, by name. */
function digests(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath ?? entry.path, entry.name);
      return [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** Names of the files that two folders do not share byte by byte, sorted. */
export function differences(first: string, second: string): string[] {
  const [a, b] = [digests(first), digests(second)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name)).sort();
}

/** Builds the same sources twice, in two folders and one after the other, and compares what is served byte by byte. */
export const reproducible: Part = async () => {
  const copies = [copyProject('first-build'), copyProject('second-build-elsewhere')] as const;
  for (const { folder } of copies)
    await measuredRun(['npm', ['run', 'build']], { cwd: folder, logFile: join(folder, 'build.log') });
  const [first, second] = copies.map(({ folder }) => join(folder, 'out'));
  const different = differences(first ?? '', second ?? '');
  if (different.length === 0) for (const { remove } of copies) remove();
  return [
    {
      measure: 'two builds of the same sources, files that differ',
      value: figure(different.length),
      goal: '0',
      met: different.length === 0,
      note:
        different.length === 0
          ? 'whole of out/'
          : `${different.slice(0, 5).join(', ')}; kept in ${first} and ${second}`,
    },
  ];
};
