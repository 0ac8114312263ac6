import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/scripts/bootstrap.mjs';
import { put } from '@/tests/temporary';

const FOLDER = join(root, 'docs/guides');

/** A code block whose first line names a file: "```ts lib/a.ts" shows all of it, "```diff lib/a.ts" changes it. */
const BLOCK = /^```(\w+) (\S+)\n([\s\S]*?\n)```$/gm;

/** The guides that show files. The others are read after `page.md`, which they build on. */
export const guides = readdirSync(FOLDER)
  .filter((name) => blocksOf(name).length > 0)
  .sort((a, b) => Number(b === 'page.md') - Number(a === 'page.md') || a.localeCompare(b));

function blocksOf(guide: string) {
  const text = readFileSync(join(FOLDER, guide), 'utf8');
  return [...text.matchAll(BLOCK)].map(([, language, file = '', shown = '']) => ({ language, file, shown }));
}

/** Writes in a copy of the project what a guide shows. @throws if a change does not fit, or a new file exists */
export function carryOut(guide: string, project: string): void {
  for (const { language, file, shown } of blocksOf(guide)) {
    const path = join(project, file);
    if (language === 'diff')
      writeFileSync(path, changed(readFileSync(path, 'utf8'), shown, `${guide}: ${file}`));
    else if (existsSync(path)) throw new Error(`${guide}: ${file} exists already`);
    else put(project, file, shown);
  }
}

/** A text with the changes of a diff, whose parts are separated by lines with `@@`. Each must fit in one place. */
function changed(text: string, diff: string, place: string): string {
  return diff
    .split('@@\n')
    .reduce((before, part) => {
      const without = (sign: string) =>
        part
          .split(/(?<=\n)/)
          .filter((line) => !line.startsWith(sign))
          .map((line) => line.slice(line === '\n' ? 0 : 1))
          .join('');
      const old = without('+');
      const places = before.split(`\n${old}`).length - 1;
      if (places !== 1) throw new Error(`${place}: these lines are there ${places} times:\n${old}`);
      return before.replace(`\n${old}`, () => `\n${without('-')}`);
    }, `\n${text}`)
    .slice(1);
}
