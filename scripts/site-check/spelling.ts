import { spawnSync } from 'node:child_process';
import { npx, root } from '../bootstrap.mjs';
import { type Finding, pathOf } from './page';

/** Finds words of the texts and of the built pages that the Italian dictionary does not know, each once. */
export function unknownWords(): Finding[] {
  const output = '--no-progress --no-summary --no-color --no-exit-code --unique'.split(' ');
  const [command, args] = npx(
    'cspell',
    ...output,
    '--issue-template=$filename\t$row\t$text',
    'content/**/*.mdx',
    'out/site/**/*.html',
  );
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`cspell: ${stderr}`);
  return wordFindings(stdout);
}

/** @param output of cspell: a file, a line and a word, separated by tabs, a line each */
export function wordFindings(output: string): Finding[] {
  const findings = new Map<string, Finding>();
  // Texts come first: they have the line.
  for (const line of output.trim().split('\n').filter(Boolean).sort()) {
    const [file = '', row, word = ''] = line.split('\t');
    const page = /^out\/site\/(.*)$/.exec(file)?.[1];
    const path = page ? pathOf(page) : `${file}, riga ${row}`;
    const text = `«${word}» non è nel dizionario. Correggetela; se è giusta, aggiungetela a scripts/site-check/words.txt.`;
    if (!findings.has(word)) findings.set(word, { path, text, words: word, isNote: true });
  }
  return [...findings.values()];
}
