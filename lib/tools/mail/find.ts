import { SPOOL_STATES, type SpoolState } from '@/lib/mail/spool/spool';
import { UsageError } from './arguments';
import { type Desk, FINE } from './desk';
import { rowsOf } from './list';
import type { Read } from './reader';
import { line, messages, stateWords } from './words';
import { folded, type Words, wordsIn, wordsOf } from './words-in';

/** Fewest characters to look for: one alone stands in nearly every message. */
const SHORTEST = 2;
/** How many messages are read at once, so that thousands need no more memory than a few. */
const AT_ONCE = 100;

/** Every stored message with its words, in the reader's order. */
export async function* allWords({ reader }: Desk): AsyncGenerator<{ read: Read; words: Words }> {
  const entries = await reader.entries();
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    for (const read of await reader.read(entries.slice(from, from + AT_ONCE))) {
      if (read.message) {
        yield { read, words: wordsOf(read.message) };
        continue;
      }
      const bytes = await reader.bytes(read.entry);
      if (bytes) yield { read, words: await wordsIn(bytes) };
    }
  }
}

/** Messages by state, each state with its name. */
export async function listed(reads: readonly Read[], desk: Desk): Promise<void> {
  const shown = (state: SpoolState) => reads.filter(({ entry }) => entry.state === state);
  for (const state of SPOOL_STATES) {
    const some = shown(state);
    if (some.length === 0) continue;
    desk.out(`\n${stateWords(state, desk.sending).name.toUpperCase()} (${some.length})\n\n`);
    for (const read of some) desk.out((await rowsOf(read, desk)).join('\n'));
  }
}

/** `find`: messages that hold a text, in whatever state. @returns the exit code */
export async function find(desk: Desk, typed: string): Promise<number> {
  const wanted = folded(typed);
  if (wanted.length < SHORTEST) {
    throw new UsageError(
      `Scrivete che cosa cercare: almeno ${SHORTEST} caratteri di un nome, di un’azienda o di un testo.`,
    );
  }
  const found: Read[] = [];
  for await (const { read, words } of allWords(desk)) {
    if (folded(words.text).includes(wanted)) found.push(read);
  }
  if (found.length === 0) {
    desk.out(`Nessun messaggio con «${line(typed)}» nella cartella ${desk.root}`);
    return FINE;
  }
  const one = found.length === 1 ? 'Trovato' : 'Trovati';
  desk.out(`${one} ${messages(found.length)} con «${line(typed)}».`);
  await listed(found, desk);
  desk.out('\nPer leggere un messaggio: npm run mail -- show <chiave>   (bastano i primi 8 caratteri)');
  return FINE;
}
