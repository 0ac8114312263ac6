import { UsageError } from './arguments';
import { type CommandContext, EXIT_ATTENTION, EXIT_OK } from './context';
import { allTexts, listed } from './find';
import { messageCount, plural, safeLine } from './format';
import { fileText, isFrom, mentions } from './message-text';
import type { Draft, Read } from './reader';

type Traces = {
  /** Messages that came from the address. */
  own: Read[];
  /** Others that name it in their text. */
  naming: Read[];
  /** Unfinished messages that contain it. */
  drafts: Draft[];
};

async function tracesOf(context: CommandContext, address: string): Promise<Traces> {
  const traces: Traces = { own: [], naming: [], drafts: [] };
  for await (const { read, content } of allTexts(context)) {
    if (isFrom(content, address)) traces.own.push(read);
    else if (mentions(content, address)) traces.naming.push(read);
  }
  for (const draft of await context.reader.drafts()) {
    if (mentions(await fileText(draft.bytes), address)) traces.drafts.push(draft);
  }
  return traces;
}

const BEYOND = [
  'Il sito non può cancellare altrove. Restano da guardare, a mano:',
  '  - la casella aziendale a cui il sito spedisce, con archivio e cestino;',
  '  - l’elenco dei messaggi spediti nel pannello del fornitore di posta (Resend, Emails);',
  '  - il fornitore della newsletter, se la persona si era iscritta;',
  '  - le tabelle Excel esportate, e le copie di sicurezza della cartella dei messaggi;',
  '  - il browser della persona: una richiesta di demo che non è riuscita a partire vi resta fino a 7 giorni, e può ancora arrivare.',
].join('\n');

/**
 * `erase`: deletes all that the spool holds of a person, by e-mail address (GDPR, art. 17); without `yes` only lists it.
 * @param options `mentions`: also other messages that name the address in their text
 * @returns the exit code
 */
export async function erase(
  context: CommandContext,
  typed: string,
  options: { yes: boolean; mentions: boolean },
): Promise<number> {
  const address = addressOf(typed);
  // Claims of a dead process can be deleted only after recovery.
  if (options.yes && (await context.reader.exists())) await context.withSpool((spool) => spool.recover());
  const { own, naming, drafts } = await tracesOf(context, address);
  const matching = options.mentions ? [...own, ...naming] : own;
  if (own.length + naming.length + drafts.length === 0) {
    context.out(
      `Il sito non ha nessun messaggio di ${safeLine(address)}, e nessuno che nomini quell’indirizzo.\n\n${BEYOND}`,
    );
    return EXIT_OK;
  }
  if (!options.yes) {
    await printTraces(context, address, { own, naming, drafts });
    context.out(`\n${BEYOND}`);
    return EXIT_OK;
  }
  const inflight = matching.filter(({ entry }) => entry.state === 'inflight');
  const settled = matching.filter(({ entry }) => entry.state !== 'inflight');
  const deleted = await context.withSpool(async (spool) => {
    let sum = 0;
    for (const { entry } of settled) if (await spool.erase(entry)) sum += 1;
    for (const draft of drafts) await spool.eraseDraft(draft);
    return sum;
  });
  context.out(`Cancellati: ${messageCount(deleted)}, con tutto ciò che il sito sapeva di loro.`);
  const left = inflight.length + (await moved(context, address, options, inflight));
  if (left > 0)
    context.out(
      `Non cancellati, perché in invio in questo momento: ${left}. Ripetete il comando fra un minuto.`,
    );
  if (!options.mentions && naming.length > 0)
    context.out(`\n${namingLine(naming.length)}\n  ${again(address, ' --yes --mentions')}`);
  context.out(`\n${BEYOND}`);
  return left > 0 ? EXIT_ATTENTION : EXIT_OK;
}

/** How many messages the site moved while they were being deleted. */
async function moved(
  context: CommandContext,
  address: string,
  options: { mentions: boolean },
  inflight: readonly Read[],
): Promise<number> {
  const { own, naming, drafts } = await tracesOf(context, address);
  const known = new Set(inflight.map(({ entry }) => entry.key));
  const rest = [...own, ...(options.mentions ? naming : [])].filter(({ entry }) => !known.has(entry.key));
  return rest.length + drafts.length;
}

async function printTraces(
  context: CommandContext,
  address: string,
  { own, naming, drafts }: Traces,
): Promise<void> {
  context.out(`Di ${safeLine(address)} il sito ha ${messageCount(own.length)}.`);
  await listed(own, context);
  if (drafts.length > 0)
    context.out(
      `\nIn più, ${plural(drafts.length, 'messaggio incompiuto', 'messaggi incompiuti')}, rimasti da un arresto.`,
    );
  if (naming.length > 0) {
    context.out(`\n${namingLine(naming.length)}`);
    await listed(naming, context);
  }
  context.out(
    [
      '',
      'Nulla è stato cancellato. Per cancellare davvero, senza ritorno, i messaggi di questa persona:',
      `  ${again(address, ' --yes')}`,
      ...(naming.length > 0
        ? ['anche quelli che la nominano soltanto:', `  ${again(address, ' --yes --mentions')}`]
        : []),
    ].join('\n'),
  );
}

const again = (address: string, options: string) => `npm run mail -- erase ${safeLine(address)}${options}`;

const namingLine = (many: number) =>
  many === 1
    ? '1 messaggio nomina quell’indirizzo nel testo, ma viene da un’altra persona: leggetelo prima di decidere.'
    : `${many} messaggi nominano quell’indirizzo nel testo, ma vengono da altre persone: leggeteli prima di decidere.`;

/** The address that was typed, as a mail program may have copied it. Throws UsageError. */
function addressOf(typed: string): string {
  const address = typed.trim().replace(/^<(.*)>$/, '$1');
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(address)) return address;
  throw new UsageError(
    'Scrivete l’indirizzo e-mail della persona, per esteso. Se non lo sapete: npm run mail -- find <nome>',
  );
}
