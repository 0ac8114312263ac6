import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/lib/clock';
import { contact, demo, mailCommandFixture, NOW, partner } from './command-fixture';

const fixture = mailCommandFixture();
const { mail } = fixture;

const anna = demo({ email: 'Anna@Rossi.example' });
const storedKeys = async () => (await fixture.storedLeads()).map(({ key }) => key);

/** Finds the files of the store that contain a text. */
async function filesWith(text: string): Promise<string[]> {
  const names = await readdir(fixture.root);
  const files = await Promise.all(names.map((name) => readFile(join(fixture.root, name), 'latin1')));
  return names.filter((_, index) => files[index]?.toLowerCase().includes(text));
}

/**
 * Stores a message of Anna's by each form, and one of another person.
 * @returns the keys of Anna's messages
 */
async function createMessagesOfAnna(): Promise<string[]> {
  const email = 'anna@rossi.example';
  const payload = { to: 'info@azienda.example', subject: 'Domanda', body: 'Quanto costa?', replyTo: email };
  const keys = [
    await fixture.createWaiting(anna),
    await fixture.createSent(anna),
    await fixture.createDead(partner),
    await fixture.createSpam(contact({ email: 'ANNA@ROSSI.EXAMPLE' })),
    await fixture.createWaiting({ form: 'newsletter', data: { email, gdpr: 'Y' } }),
    await fixture.createWaiting({ form: 'message', data: payload }),
  ];
  await fixture.createWaiting();
  return keys;
}

describe('npm run mail -- list, with words', () => {
  it('finds names, companies, addresses and texts, in every state', async () => {
    const keys = await createMessagesOfAnna();
    const { code, out } = await mail('list rossi.EXAMPLE');
    expect([code, out]).toEqual([0, expect.stringContaining('6 messaggi')]);
    for (const key of keys) expect(out).toContain(key);
    // Anna's two contact requests, and the one of the other person.
    for (const typed of ['studio bianchi', '333 1234567', 'settore-legale'])
      expect((await mail(`list ${typed}`)).out).toContain('3 messaggi');
  });

  it('finds by an address what comes from it, not what names it', async () => {
    const key = await fixture.createSpam(anna);
    await fixture.createWaiting(contact({ message: 'Scrivete ad anna@rossi.example' }));
    const { out } = await mail('list ANNA@rossi.example');
    expect(out).toContain('1 messaggio');
    expect(out).toContain(key);
  });

  it('ignores case, accents, kinds of apostrophes and numbers of spaces', async () => {
    const key = await fixture.createWaiting(contact());
    for (const typed of ['NICCOLO', "d'amico", 'niccolò  d’amico'])
      expect((await mail(['list', typed])).out).toContain(key);
  });

  it('asks for more than one letter', async () => {
    await fixture.createWaiting();
    expect((await mail('list a')).err).toContain('almeno');
  });
});

describe('npm run mail -- erase', () => {
  it('lists first, then deletes all text of a person from every file, and nothing of others', async () => {
    // The long note fills whole pages of the database.
    const long = demo({ ...anna.data, note: 'parola '.repeat(700) });
    const keys = [...(await createMessagesOfAnna()), await fixture.createWaiting(long)];
    const before = await fixture.storedLeads();
    const listing = await mail('erase ANNA@rossi.example');
    for (const text of [...keys, 'Da cancellare: 7', '--yes', 'copie']) expect(listing.out).toContain(text);
    expect(await fixture.storedLeads()).toEqual(before);
    for (const text of ['anna', 'parola parola']) expect(await filesWith(text)).not.toEqual([]);
    const { code, out } = await mail('erase ANNA@rossi.example --yes');
    expect([code, out]).toEqual([0, expect.stringContaining('Cancellati: 7 messaggi')]);
    expect(await readdir(fixture.root)).toContain('leads.sqlite-wal');
    for (const text of ['anna', 'parola parola', ...keys]) expect(await filesWith(text)).toEqual([]);
    expect(await filesWith('bianchi')).not.toEqual([]);
    expect(await fixture.countByState()).toEqual({ waiting: 1 });
  });

  it('lists messages of others that contain the address, and deletes them only by key', async () => {
    await fixture.createWaiting(anna);
    const message = 'Scrivete ad anna@rossi.example, è la mia collega.';
    const other = await fixture.createWaiting(contact({ message }));
    const { out } = await mail('erase anna@rossi.example --yes');
    expect(out).toContain('L’indirizzo compare anche in 1 messaggio');
    expect(out).toContain(`\n  ${other}\n`);
    expect(await storedKeys()).toEqual([other]);
    expect((await mail(`erase ${other.slice(0, 8)}`)).out).toContain('Da cancellare: 1 messaggio');
    expect((await mail(`erase ${other.slice(0, 8)} --yes`)).out).toContain('Cancellati: 1 messaggio');
    expect(await storedKeys()).toEqual([]);
  });

  it('reports a message that is being sent, and deletes it only after its lease', async () => {
    await fixture.lease(await fixture.createWaiting(anna));
    const { code, out } = await mail('erase anna@rossi.example --yes');
    expect([code, out]).toEqual([2, expect.stringContaining('In invio')]);
    expect(await fixture.countByState()).toEqual({ sending: 1 });
    expect((await mail('erase anna@rossi.example --yes', { now: NOW + 60_000 })).code).toBe(0);
    expect(await fixture.countByState()).toEqual({});
  });

  it('warns when another reader keeps the text in the log of the database', async () => {
    await fixture.createWaiting(anna);
    fixture.database.run('BEGIN');
    fixture.database.all('SELECT * FROM messages');
    const { code, out, err } = await mail('erase anna@rossi.example --yes');
    expect([code, err]).toEqual([1, expect.stringContaining('ancora sul disco')]);
    expect(out).toContain('Cancellati: 1 messaggio');
    fixture.database.run('ROLLBACK');
    expect((await mail('erase anna@rossi.example --yes')).code).toBe(0);
    expect(await filesWith('anna')).toEqual([]);
  });

  it('deletes nothing by a name, or by an address that occurs nowhere', async () => {
    await fixture.createWaiting(anna);
    for (const typed of ['', ' rossi']) expect((await mail(`erase${typed} --yes`)).code).toBe(1);
    expect((await mail('erase nessuno@altrove.example --yes')).out).toContain('Cancellati: 0 messaggi');
    expect(await fixture.countByState()).toEqual({ waiting: 1 });
  });
});

describe('npm run mail -- erase --older-than', () => {
  const erase = (args: string) => mail(`erase --older-than ${args}`, { now: NOW + 40 * DAY_MS });

  it('deletes what was sent, caught or given up before that many days, and only with --yes', async () => {
    await fixture.createEveryState();
    expect((await erase('30')).out).toContain('Da cancellare (inviato): 1 messaggio.');
    expect((await erase('50 --yes')).out).toContain('(inviato): 0 messaggi');
    expect(await fixture.countByState()).toEqual({ waiting: 1, sent: 1, dead: 1, spam: 1 });
    expect((await erase('30 --yes')).out).toContain('Cancellati (da controllare): 1 messaggio.');
    expect(await fixture.countByState()).toEqual({ waiting: 1 });
  });

  it('deletes no message that waits after a rejection', async () => {
    await fixture.createSettled({ kind: 'rejected', reason: '422' });
    await erase('30 --yes');
    expect(await fixture.countByState()).toEqual({ dead: 1 });
  });

  it('accepts no other number, and no address beside it', async () => {
    for (const args of ['0', 'x', '30 a@b.example']) expect((await erase(args)).code).toBe(1);
  });
});

// The owner pastes what is printed after «npm run mail» into a shell.
it('the commands and keys that the owner copies contain no text of visitors and no damaged key', async () => {
  const email = 'a;{touch,x}@b.example';
  const payload = { to: 'info@azienda.example', subject: email, body: email, replyTo: email };
  const message = { form: 'message', data: payload } as const;
  const key = await fixture.createSettled({ kind: 'rejected', reason: email }, message);
  await fixture.createWaiting(message);
  await fixture.createSpam(message);
  await fixture.createWaiting(contact({ message: `Scrivete a ${email}` }));
  await fixture.createWaiting(demo(), { key: ';touch x' });
  fixture.database.run("UPDATE deliveries SET unknown_since = 1 WHERE state = 'dead'");
  const commands = ['', 'status', `show ${key}`, 'retry --all', `erase ${email}`];
  const lines: string[] = [];
  for (const command of commands) {
    const { out, err } = await mail(command);
    lines.push(...`${out}${err}`.split('\n'));
  }
  const linesWith = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).join('\n');
  expect(linesWith(/npm run|--yes|--anyway/)).not.toContain('touch');
  // Keys have their own line, after two spaces.
  expect(lines).toContain('  (chiave illeggibile)');
  expect(linesWith(/^ {2}\S/)).not.toContain('touch');
  expect(lines).toContain(`  ${key}`);
});
