import { randomUUID } from 'node:crypto';
import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HONEYPOT } from '@/lib/forms/fields';
import { toEml } from '@/lib/mail/message/eml';
import { contact, demo, jsonPost, newsletter, partner, payload } from '../../mail/mail-fixture';
import { mailCommandFixture } from './command-fixture';

const { its, mail, post, sent, deadLetter, damaged, spam, stored } = mailCommandFixture();
const anna = { ...demo, nomeContatto: 'Anna Rossi', email: 'Anna@Rossi.example' };

/** Every file below the spool that holds a text, in whatever case. */
async function holding(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(its.fixture.spool.root, { recursive: true })) {
    const file = join(its.fixture.spool.root, name);
    if (!(await stat(file)).isFile()) continue;
    if ((await readFile(file, 'utf8')).toLowerCase().includes(text.toLowerCase())) found.push(name);
  }
  return found;
}

/** A message of Anna's in every state that has any, with a note each; and one of another person. @returns her keys */
async function everywhere() {
  const note = { attempts: 1, reason: 'x' };
  const keys = {
    waiting: await post(anna),
    sent: await sent(anna),
    deadLetter: await deadLetter(note, { ...partner, email: 'anna@rossi.example' }),
    spam: await post({ ...contact, email: 'ANNA@ROSSI.EXAMPLE', [HONEYPOT]: 'x' }),
    damaged: await post({ ...anna, note: 'prova' }),
    newsletter: await post({ ...newsletter, email: 'anna@rossi.example' }),
    payload: await post(payload),
  };
  await its.fixture.spool.claim(keys.damaged);
  await appendFile(its.fixture.spool.fileOf('inflight', keys.damaged), 'x');
  await its.fixture.spool.markDamaged(keys.damaged);
  for (const key of Object.values(keys)) await its.fixture.spool.writeNote(key, note);
  await post(demo);
  return keys;
}

describe('npm run mail -- find', () => {
  it('finds a word in names, companies, addresses and texts, in every state', async () => {
    const keys = await everywhere();
    const { code, out } = await mail('find rossi.EXAMPLE');
    expect(code).toBe(0);
    for (const key of Object.values(keys)) expect(out).toContain(key);
    expect(out).toContain('Trovati 7 messaggi');
    expect(out).toContain('DANNEGGIATI (1)');
    expect((await mail('find studio bianchi')).out).toContain('Trovati 4 messaggi');
    expect((await mail('find 333 1234567')).out).toContain('Trovati 4 messaggi');
  });

  it('does not care for case, accents, curly apostrophes and the width of spaces', async () => {
    const key = await post(contact);
    for (const typed of ['NICCOLO', 'niccolò', "d'amico", 'd’AMICO', 'niccolò  d’amico', 'Preventivo']) {
      expect((await mail(`find ${typed}`)).out).toContain(key);
    }
    const none = await mail('find Verdi');
    expect([none.code, none.out]).toEqual([0, expect.stringContaining('Nessun messaggio')]);
  });

  it('finds what is being sent, and leaves no trace', async () => {
    const key = await post(demo);
    await its.fixture.spool.claim(key);
    const before = await readdir(its.fixture.spool.root, { recursive: true });
    expect((await mail('find bianchi')).out).toContain(key);
    await mail('erase luca@bianchi.example');
    expect(await readdir(its.fixture.spool.root, { recursive: true })).toEqual(before);
  });

  it('wants something to look for', async () => {
    for (const typed of ['find', 'find a']) {
      const { code, err } = await mail(typed);
      expect([code, err]).toEqual([1, expect.stringContaining('almeno')]);
    }
  });
});

describe('npm run mail -- erase', () => {
  it('tells first what it would delete, and deletes nothing', async () => {
    const keys = await everywhere();
    const before = await its.fixture.count();
    const { code, out } = await mail('erase anna@rossi.example');
    expect(code).toBe(0);
    for (const key of Object.values(keys)) expect(out).toContain(key);
    expect(out).toContain('7 messaggi');
    expect(out).toContain('Nulla è stato cancellato');
    expect(await its.fixture.count()).toEqual(before);
  });

  it('deletes every word of a person, and nothing of anybody else', async () => {
    const keys = await everywhere();
    expect((await holding('anna@rossi.example')).length).toBeGreaterThan(6);
    const { code, out } = await mail('erase ANNA@rossi.example --yes');
    expect(code).toBe(0);
    expect(out).toContain('Cancellati: 7 messaggi');
    expect(await holding('anna@rossi.example')).toEqual([]);
    const names = await readdir(its.fixture.spool.root, { recursive: true });
    for (const key of Object.values(keys)) {
      expect(names.filter((name) => name.includes(key))).toEqual([]);
    }
    expect(await its.fixture.count()).toEqual({ waiting: 1 });
  });

  it('says what it cannot reach', async () => {
    await everywhere();
    for (const args of ['', ' --yes']) {
      const { out } = await mail(`erase anna@rossi.example${args}`);
      for (const place of ['casella', 'Resend', 'newsletter', 'copie di sicurezza', 'browser', 'Excel']) {
        expect(out).toContain(place);
      }
    }
  });

  it('lists apart what only mentions the address, and deletes it only with --mentions', async () => {
    const own = await post(anna);
    const other = await post({ ...contact, message: 'Scrivete ad anna@rossi.example, è la mia collega.' });
    const neighbour = await post({ ...contact, message: 'Scrivete a marianna@rossi.example oppure no.' });
    const listing = await mail('erase anna@rossi.example');
    expect(listing.out).toContain('1 messaggio nomina quell’indirizzo nel testo');
    expect(listing.out).not.toContain(neighbour);
    await mail('erase anna@rossi.example --yes');
    expect((await its.fixture.spool.list('waiting')).map(({ key }) => key).sort()).toEqual(
      [other, neighbour].sort(),
    );
    const rest = await mail('erase anna@rossi.example --yes --mentions');
    expect([rest.code, rest.out]).toEqual([0, expect.stringContaining('Cancellati: 1 messaggio')]);
    expect((await its.fixture.spool.list('waiting')).map(({ key }) => key)).toEqual([neighbour]);
    expect(own).not.toBe(other);
  });

  it('deletes drafts that a dead process has left, so that nothing comes back', async () => {
    const message = await stored(await post(anna));
    const key = randomUUID();
    const draft = `${key}.1.draft@altrove~1~abcd`;
    const { root } = its.fixture.spool;
    await writeFile(join(root, 'tmp', draft), toEml({ ...message, key }));
    await writeFile(join(root, 'keys', key), JSON.stringify({ fingerprint: 'f', draft, state: 'waiting' }));
    expect((await mail('erase anna@rossi.example --yes')).code).toBe(0);
    expect(await readdir(join(root, 'tmp'))).toEqual([]);
    expect(await readdir(join(root, 'keys'))).toEqual([]);
    await its.fixture.spool.recover();
    expect(await its.fixture.count()).toEqual({});
  });

  it('finds an address in a damaged file whose lines are encoded', async () => {
    const key = await post({ ...anna, note: `${'parola '.repeat(300)}` });
    await its.fixture.spool.claim(key);
    const file = its.fixture.spool.fileOf('inflight', key);
    await writeFile(file, (await readFile(file)).subarray(0, -40));
    await its.fixture.spool.markDamaged(key);
    await mail('erase anna@rossi.example --yes');
    expect(await its.fixture.count()).toEqual({});
  });

  it('leaves alone what is being sent, and says so', async () => {
    const key = await post(anna);
    await its.fixture.spool.claim(key);
    const { code, out } = await mail('erase anna@rossi.example --yes');
    expect(code).toBe(2);
    expect(out).toContain('in invio');
    expect(await its.fixture.count()).toEqual({ inflight: 1 });
  });

  it('deletes what a dead process was sending', async () => {
    const key = await post(anna);
    await its.fixture.spool.claim(key);
    its.fixture.spool.close();
    expect((await mail('erase anna@rossi.example --yes')).code).toBe(0);
    expect(await its.fixture.count()).toEqual({});
  });

  it('makes no folder where there is none', async () => {
    expect((await mail('erase anna@rossi.example --yes')).code).toBe(0);
    expect(await readdir(its.fixture.base)).toEqual([]);
  });

  it('takes an address only', async () => {
    await post(anna);
    for (const typed of ['', ' rossi', ' @', ' a@', ' @b']) {
      const { code, err } = await mail(`erase${typed} --yes`);
      expect([code, err]).toEqual([1, expect.stringContaining('indirizzo')]);
    }
    expect(await its.fixture.count()).toEqual({ waiting: 1 });
    expect((await mail('erase <anna@rossi.example>')).out).toContain('1 messaggio');
  });

  it('says so when there is nothing', async () => {
    await damaged();
    await spam();
    const { code, out } = await mail('erase nessuno@altrove.example --yes');
    expect([code, out]).toEqual([0, expect.stringContaining('nessun messaggio')]);
    expect(await its.fixture.count()).toEqual({ damaged: 1, spam: 1 });
  });

  it('frees the key: a repeat by the person’s own browser is hers to send', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    await its.fixture.handle(jsonPost(anna, headers));
    await mail('erase anna@rossi.example --yes');
    // Her own browser may still repeat it: it is hers to send.
    expect((await its.fixture.handle(jsonPost(anna, headers))).status).toBe(200);
    expect(await its.fixture.count()).toEqual({ waiting: 1 });
  });
});
