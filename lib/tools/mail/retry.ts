import { rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { italianTime } from '@/lib/forms/labels';
import { createSpool, type Spool } from '@/lib/mail/spool/spool';
import { CommandError, type Desk, entryOf, FINE } from './desk';
import { byState } from './reader';
import { line, messages, stateWords } from './words';

/** Lets work be done on the spool that changes it, and takes away the folder that every worker has there. */
export async function withSpool<T>(root: string, work: (spool: Spool) => Promise<T>): Promise<T> {
  const spool = createSpool(root);
  try {
    return await work(spool);
  } finally {
    spool.close();
    // Removed only when empty: rmdir refuses otherwise, and the site takes up what lies there.
    await rmdir(dirname(spool.fileOf('inflight', 'none'))).catch(() => {});
  }
}

const afterwards = (sending: boolean) =>
  sending
    ? 'Il sito, se è acceso, lo prende entro mezzo minuto; se è spento, al prossimo avvio.'
    : 'Non partirà finché non è impostato un fornitore di posta (RESEND_API_KEY): intanto si legge da qui.';

/** `retry <key>`: a parked message goes back among those that wait. @returns the exit code */
export async function retryOne(desk: Desk, typed: string, { anyway }: { anyway: boolean }): Promise<number> {
  const { key, state } = entryOf(await desk.reader.entries(), typed);
  if (state !== 'parked') {
    const hint = state === 'spam' ? ` Per farlo uscire dallo spam: npm run mail -- release ${line(key)}` : '';
    throw new CommandError(
      `Il messaggio ${line(key)} è ${stateWords(state, desk.sending).one}: si fanno ripartire solo quelli da controllare.${hint}`,
    );
  }
  const { unknownSince } = await desk.reader.note(key);
  if (unknownSince !== undefined && !anyway) {
    throw new CommandError(
      [
        `Il messaggio ${line(key)} potrebbe essere già arrivato: un invio iniziato il ${italianTime(new Date(unknownSince))} è rimasto senza esito.`,
        'Cercatelo prima nella casella aziendale. Se non c’è, o se un doppione non vi disturba:',
        `  npm run mail -- retry ${line(key)} --anyway`,
      ].join('\n'),
    );
  }
  await moveOut(desk, key, 'parked');
  desk.out(`Il messaggio ${line(key)} è di nuovo in attesa. ${afterwards(desk.sending)}`);
  return FINE;
}

/** `retry --all`: all parked messages, those that may have arrived only with `anyway`. @returns the exit code */
export async function retryAll(desk: Desk, { anyway }: { anyway: boolean }): Promise<number> {
  const { parked } = byState(await desk.reader.entries());
  const left: string[] = [];
  let moved = 0;
  await withSpool(desk.root, async (spool) => {
    for (const { key } of parked) {
      const { unknownSince } = await desk.reader.note(key);
      if (unknownSince !== undefined && !anyway) left.push(key);
      else if (await spool.retry(key, 'parked')) moved += 1;
    }
  });
  desk.out(`Di nuovo in attesa: ${messages(moved)}.`);
  if (left.length > 0) {
    desk.out(
      [
        `Lasciati dove sono, perché potrebbero essere già arrivati: ${messages(left.length)}.`,
        ...left.map((key) => `  ${line(key)}`),
        'Cercateli nella casella aziendale; per far ripartire anche questi: npm run mail -- retry --all --anyway',
      ].join('\n'),
    );
  }
  return FINE;
}

/** `release <key>`: a message that the trap caught by mistake is sent after all. @returns the exit code */
export async function release(desk: Desk, typed: string): Promise<number> {
  const { key, state } = entryOf(await desk.reader.entries(), typed);
  if (state !== 'spam') {
    throw new CommandError(
      `Il messaggio ${line(key)} non è nello spam (è ${stateWords(state, desk.sending).one}).`,
    );
  }
  await moveOut(desk, key, 'spam');
  desk.out(`Il messaggio ${line(key)} è uscito dallo spam ed è in attesa. ${afterwards(desk.sending)}`);
  return FINE;
}

async function moveOut(desk: Desk, key: string, from: 'parked' | 'spam'): Promise<void> {
  const moved = await withSpool(desk.root, (spool) => spool.retry(key, from));
  if (!moved)
    throw new CommandError(
      'Il messaggio si è spostato in questo momento: guardate di nuovo con npm run mail',
    );
}
