import { italianTime } from '@/lib/forms/message-text';
import { type CommandContext, CommandError, EXIT_OK, entryOf } from './context';
import { messageCount, safeLine } from './format';
import { stateLabels } from './labels';
import { byState } from './reader';

const afterwards = (sending: boolean) =>
  sending
    ? 'Il sito, se è acceso, lo prende entro mezzo minuto; se è spento, al prossimo avvio.'
    : 'Non partirà finché non è impostato un fornitore di posta (RESEND_API_KEY): intanto si legge da qui.';

/** `retry <key>`: a dead letter goes back among those that wait. @returns the exit code */
export async function retryOne(
  context: CommandContext,
  typed: string,
  { anyway }: { anyway: boolean },
): Promise<number> {
  const { key, state } = entryOf(await context.reader.entries(), typed);
  if (state !== 'deadLetter') {
    const hint =
      state === 'spam' ? ` Per farlo uscire dallo spam: npm run mail -- release ${safeLine(key)}` : '';
    throw new CommandError(
      `Il messaggio ${safeLine(key)} è ${stateLabels(state, context.sending).one}: si fanno ripartire solo quelli da controllare.${hint}`,
    );
  }
  const { unknownSince } = await context.reader.note(key);
  if (unknownSince !== undefined && !anyway) {
    throw new CommandError(
      [
        `Il messaggio ${safeLine(key)} potrebbe essere già arrivato: un invio iniziato il ${italianTime(new Date(unknownSince))} è rimasto senza esito.`,
        'Cercatelo prima nella casella aziendale. Se non c’è, o se un doppione non vi disturba:',
        `  npm run mail -- retry ${safeLine(key)} --anyway`,
      ].join('\n'),
    );
  }
  await moveOut(context, key, 'deadLetter');
  context.out(`Il messaggio ${safeLine(key)} è di nuovo in attesa. ${afterwards(context.sending)}`);
  return EXIT_OK;
}

/** `retry --all`: all dead letters, those that may have arrived only with `anyway`. @returns the exit code */
export async function retryAll(context: CommandContext, { anyway }: { anyway: boolean }): Promise<number> {
  const { deadLetter } = byState(await context.reader.entries());
  const left: string[] = [];
  let moved = 0;
  await context.withSpool(async (spool) => {
    for (const { key } of deadLetter) {
      const { unknownSince } = await context.reader.note(key);
      if (unknownSince !== undefined && !anyway) left.push(key);
      else if (await spool.retry(key, 'deadLetter')) moved += 1;
    }
  });
  context.out(`Di nuovo in attesa: ${messageCount(moved)}.`);
  if (left.length > 0) {
    context.out(
      [
        `Lasciati dove sono, perché potrebbero essere già arrivati: ${messageCount(left.length)}.`,
        ...left.map((key) => `  ${safeLine(key)}`),
        'Cercateli nella casella aziendale; per far ripartire anche questi: npm run mail -- retry --all --anyway',
      ].join('\n'),
    );
  }
  return EXIT_OK;
}

/** `release <key>`: a message that was caught as spam by mistake is sent after all. @returns the exit code */
export async function release(context: CommandContext, typed: string): Promise<number> {
  const { key, state } = entryOf(await context.reader.entries(), typed);
  if (state !== 'spam') {
    throw new CommandError(
      `Il messaggio ${safeLine(key)} non è nello spam (è ${stateLabels(state, context.sending).one}).`,
    );
  }
  await moveOut(context, key, 'spam');
  context.out(
    `Il messaggio ${safeLine(key)} è uscito dallo spam ed è in attesa. ${afterwards(context.sending)}`,
  );
  return EXIT_OK;
}

async function moveOut(context: CommandContext, key: string, from: 'deadLetter' | 'spam'): Promise<void> {
  const moved = await context.withSpool((spool) => spool.retry(key, from));
  if (!moved)
    throw new CommandError(
      'Il messaggio si è spostato in questo momento: guardate di nuovo con npm run mail',
    );
}
