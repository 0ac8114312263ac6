import { SPOOL_STATES } from '@/lib/mail/spool/spool';
import { UsageError } from './arguments';
import { type CommandContext, EXIT_OK } from './context';
import { messageCount, safeLine } from './format';
import { stateLabels } from './labels';
import { rowsOf } from './list';
import { fileText, folded, type MessageText, messageText } from './message-text';
import type { Read } from './reader';

/** Fewest characters to look for: a single one is in nearly every message. */
const SHORTEST = 2;

/** Every stored message with its text, in the reader's order. */
export async function* allTexts({
  reader,
}: CommandContext): AsyncGenerator<{ read: Read; content: MessageText }> {
  for await (const read of reader.read(await reader.entries())) {
    if (read.message) {
      yield { read, content: messageText(read.message) };
      continue;
    }
    const bytes = await reader.bytes(read.entry);
    if (bytes) yield { read, content: await fileText(bytes) };
  }
}

/** Messages by state, each state with its name. */
export async function listed(reads: readonly Read[], context: CommandContext): Promise<void> {
  for (const state of SPOOL_STATES) {
    const some = reads.filter(({ entry }) => entry.state === state);
    if (some.length === 0) continue;
    context.out(`\n${stateLabels(state, context.sending).name.toUpperCase()} (${some.length})\n\n`);
    for (const read of some) context.out((await rowsOf(read, context)).join('\n'));
  }
}

/** `find`: messages that contain a text, in all states. @returns the exit code */
export async function find(context: CommandContext, typed: string): Promise<number> {
  const wanted = folded(typed);
  if (wanted.length < SHORTEST) {
    throw new UsageError(
      `Scrivete che cosa cercare: almeno ${SHORTEST} caratteri di un nome, di un’azienda o di un testo.`,
    );
  }
  const found: Read[] = [];
  for await (const { read, content } of allTexts(context)) {
    if (folded(content.text).includes(wanted)) found.push(read);
  }
  if (found.length === 0) {
    context.out(`Nessun messaggio con «${safeLine(typed)}» nella cartella ${context.root}`);
    return EXIT_OK;
  }
  const one = found.length === 1 ? 'Trovato' : 'Trovati';
  context.out(`${one} ${messageCount(found.length)} con «${safeLine(typed)}».`);
  await listed(found, context);
  context.out('\nPer leggere un messaggio: npm run mail -- show <chiave>   (bastano i primi 8 caratteri)');
  return EXIT_OK;
}
