import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contact, demo, mailCommandFixture, NOW, partner } from './command-fixture';

const { its, mail, post, claim, sent, dead, spam, count, stored } = mailCommandFixture();

const anna = demo({ email: 'Anna@Rossi.example' });
const keysOf = async () => (await stored()).map(({ key }) => key);

/** Every file of the store that holds a text. */
async function holding(text: string): Promise<string[]> {
  const names = await readdir(its.root);
  const files = await Promise.all(names.map((name) => readFile(join(its.root, name), 'latin1')));
  return names.filter((_, index) => files[index]?.toLowerCase().includes(text));
}

/** A message of Anna's in every state but one, and of every form; and one of another person. @returns her keys */
async function everywhere(): Promise<string[]> {
  const email = 'anna@rossi.example';
  const payload = { to: 'info@azienda.example', subject: 'Domanda', body: 'Quanto costa?', replyTo: email };
  const keys = [
    await post(anna),
    await sent(anna),
    await dead(partner),
    await spam(contact({ email: 'ANNA@ROSSI.EXAMPLE' })),
    await post({ form: 'newsletter', data: { email, gdpr: 'Y' } }),
    await post({ form: 'message', data: payload }),
  ];
  await post();
  return keys;
}

it('find finds a word in names, companies, addresses and texts, in every state', async () => {
  const keys = await everywhere();
  const { code, out } = await mail('find rossi.EXAMPLE');
  expect([code, out]).toEqual([0, expect.stringContaining('Trovati 6 messaggi')]);
  for (const key of keys) expect(out).toContain(key);
  expect(out).toContain('DA CONTROLLARE (1)');
  for (const typed of ['studio bianchi', '333 1234567', 'settore-legale']) {
    expect((await mail(`find ${typed}`)).out).toContain('Trovati 3 messaggi');
  }
});

it('find does not care for case, accents, curly apostrophes and the width of spaces', async () => {
  const key = await post(contact());
  for (const typed of ['NICCOLO', 'niccolò', "d'amico", 'd’AMICO', 'niccolò  d’amico', 'Preventivo']) {
    expect((await mail(`find ${typed}`)).out).toContain(key);
  }
  const none = await mail('find Verdi');
  expect([none.code, none.out]).toEqual([0, expect.stringContaining('Nessun messaggio')]);
  for (const typed of ['find', 'find a']) expect((await mail(typed)).err).toContain('almeno');
});

const BEYOND = ['casella', 'Resend', 'newsletter', 'copie di sicurezza', 'browser', 'Excel'];

it('erase tells first what it would delete, and deletes nothing', async () => {
  const keys = await everywhere();
  const before = await stored();
  const { code, out } = await mail('erase anna@rossi.example');
  expect(code).toBe(0);
  for (const text of [...keys, ...BEYOND, '6 messaggi', 'Nulla è stato cancellato'])
    expect(out).toContain(text);
  expect(await stored()).toEqual(before);
});

it('erase deletes every word of a person from every file that the site has open, and nothing of anybody else', async () => {
  // Of a size that fills pages of its own.
  const keys = [...(await everywhere()), await post(demo({ ...anna.data, note: 'parola '.repeat(700) }))];
  for (const text of ['anna', 'parola parola']) expect(await holding(text)).not.toEqual([]);
  const { code, out } = await mail('erase ANNA@rossi.example --yes');
  expect(code).toBe(0);
  for (const text of [...BEYOND, 'Cancellati: 7 messaggi']) expect(out).toContain(text);
  expect(await readdir(its.root)).toContain('leads.sqlite-wal');
  for (const text of ['anna', 'parola parola', ...keys]) expect(await holding(text)).toEqual([]);
  expect(await holding('bianchi')).not.toEqual([]);
  expect(await count()).toEqual({ waiting: 1 });
});

it('erase lists apart what only mentions the address, and deletes it only with --mentions', async () => {
  await post(anna);
  const other = await post(contact({ message: 'Scrivete ad anna@rossi.example, è la mia collega.' }));
  const neighbour = await post(contact({ message: 'Scrivete a marianna@rossi.example oppure no.' }));
  const listing = await mail('erase anna@rossi.example');
  expect(listing.out).toContain('1 messaggio nomina quell’indirizzo nel testo');
  expect(listing.out).not.toContain(neighbour);
  expect((await mail('erase anna@rossi.example --yes')).out).toContain('--yes --mentions');
  expect(await keysOf()).toEqual([other, neighbour]);
  await mail('erase anna@rossi.example --yes --mentions');
  expect(await keysOf()).toEqual([neighbour]);
});

it('erase leaves alone what is being sent, and says so, until the lease has ended', async () => {
  await claim(await post(anna));
  const { code, out } = await mail('erase anna@rossi.example --yes');
  expect([code, out]).toEqual([2, expect.stringContaining('in invio')]);
  expect(await count()).toEqual({ sending: 1 });
  expect((await mail('erase anna@rossi.example --yes', { now: NOW + 60_000 })).code).toBe(0);
  expect(await count()).toEqual({});
});

it('erase says so where the text cannot leave the log of the database yet', async () => {
  await post(anna);
  its.database.all('BEGIN');
  its.database.all('SELECT * FROM messages');
  const { code, out, err } = await mail('erase anna@rossi.example --yes');
  expect([code, err]).toEqual([1, expect.stringContaining('ancora sul disco')]);
  expect(out).toContain('Cancellati: 1 messaggio');
  its.database.all('ROLLBACK');
  expect((await mail('erase anna@rossi.example --yes')).code).toBe(0);
  expect(await holding('anna')).toEqual([]);
});

it('erase takes an address only', async () => {
  await post(anna);
  for (const typed of ['', ' rossi', ' @', ' a@', ' @b']) {
    expect((await mail(`erase${typed} --yes`)).err).toContain('indirizzo');
  }
  expect(await count()).toEqual({ waiting: 1 });
  expect((await mail('erase <anna@rossi.example>')).out).toContain('1 messaggio');
  expect((await mail('erase nessuno@altrove.example --yes')).out).toContain('nessun messaggio');
});
