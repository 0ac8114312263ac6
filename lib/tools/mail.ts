// `npm run mail` lists the spool; `npm run mail -- show <key>` prints one message.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { site } from '@/content/site';
import { createSpool, SPOOL_STATES, type SpoolEntry, SpoolError, type SpoolState } from '@/lib/mail/spool';
import { parseSettings, SettingsError } from '@/lib/settings';

const STATE_LABELS: Record<SpoolState, string> = {
  waiting: 'In attesa',
  inflight: 'In invio',
  sent: 'Inviati',
  parked: 'Da controllare',
  spam: 'Spam',
};

/** How long ago, in one unit. */
function age(storedAt: number): string {
  const minutes = Math.floor((Date.now() - storedAt) / 60_000);
  if (minutes < 1) return 'ora';
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} ore`;
  return `${Math.floor(minutes / (24 * 60))} giorni`;
}

/** Text for a terminal: control characters in a stored value must not reach it. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
const column = (text: string, width: number) =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);

async function rowOf({ key, state, storedAt }: SpoolEntry): Promise<string> {
  const message = await spool.message(state, key).catch(() => undefined);
  const sender = message?.replyTo ?? message?.from.address ?? 'illeggibile';
  return `  ${key}  ${column(age(storedAt), 10)}  ${column(printable(sender), 30)}  ${printable(message?.subject ?? '')}`;
}

async function listAll(): Promise<void> {
  console.log(`Cartella dei messaggi: ${spool.root}`);
  let total = 0;
  for (const state of SPOOL_STATES) {
    const entries = await spool.list(state);
    total += entries.length;
    if (entries.length === 0) continue;
    console.log(`\n${STATE_LABELS[state]} (${entries.length})`);
    for (const entry of entries) console.log(await rowOf(entry));
  }
  console.log(total === 0 ? 'Nessun messaggio.' : '\nPer leggerne uno: npm run mail -- show <chiave>');
}

async function show(key: string): Promise<boolean> {
  for (const state of SPOOL_STATES) {
    const message = await spool.message(state, key);
    if (!message) continue;
    const rows = [
      ['Stato', STATE_LABELS[state]],
      ['File', spool.fileOf(state, key)],
      ['Data', message.date.toLocaleString('it-IT', { timeZone: 'Europe/Rome' })],
      ['Da', `${message.from.name} <${message.from.address}>`],
      ['Rispondi a', message.replyTo ?? '-'],
      ['A', message.to],
      ['Oggetto', message.subject],
    ] as const;
    for (const [label, value] of rows) console.log(`${label.padEnd(12)}${printable(value)}`);
    console.log(`\n${message.text}`);
    return true;
  }
  return false;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function openSpool() {
  // The package ships CommonJS without named ESM exports.
  const env: typeof import('@next/env') = createRequire(import.meta.url)('@next/env');
  env.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  const defaults = { siteUrl: site.url, mailTo: site.mail.info, mailFrom: site.mail.from };
  try {
    return createSpool(resolve(process.cwd(), parseSettings(process.env, defaults).mailSpoolDir));
  } catch (error) {
    return fail(error instanceof SettingsError ? error.message : String(error));
  }
}

const spool = openSpool();
const [command = 'list', key = ''] = process.argv.slice(2);
try {
  if (command === 'list') await listAll();
  else if (command !== 'show' || !/^[0-9a-f-]{36}$/i.test(key))
    fail('Uso: npm run mail [-- list | show <chiave>]');
  else if (!(await show(key.toLowerCase()))) fail(`Nessun messaggio con la chiave ${key}`);
} catch (error) {
  if (!(error instanceof SpoolError)) throw error;
  fail(error.message);
}
