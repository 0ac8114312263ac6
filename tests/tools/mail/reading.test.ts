import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openReader } from '@/lib/tools/mail/reader';
import { contact, demo, newsletter } from '../../mail/mail-fixture';
import { mailCommandFixture, unknown } from './command-fixture';

const { its, mail, post, sent, deadLetter, damaged, spam, stored } = mailCommandFixture();

/** Every path below the spool, with when it was last changed. */
async function traces(): Promise<string[]> {
  const names = await readdir(its.fixture.spool.root, { recursive: true });
  return Promise.all(
    names.sort().map(async (name) => `${name} ${(await stat(join(its.fixture.spool.root, name))).mtimeMs}`),
  );
}

describe('npm run mail', () => {
  it('says that there is no spool yet, and makes none', async () => {
    for (const command of ['', 'status', 'export', 'retry --all', 'purge --older-than 30 --yes']) {
      expect((await mail(command)).code).toBe(0);
    }
    expect((await mail('')).out).toContain('Non c’è ancora');
    expect((await mail('show 12345678')).code).toBe(1);
    expect(await readdir(its.fixture.base)).toEqual([]);
  });

  it('lists every state with its meaning, its messages and their reasons', async () => {
    const keys = [await post(demo), await sent(), await deadLetter(), await damaged(), await spam()];
    const flying = await post(newsletter);
    await its.fixture.spool.claim(flying);
    const { out, code } = await mail('');
    expect(code).toBe(2);
    for (const title of ['IN ATTESA', 'IN INVIO', 'INVIATI', 'DA CONTROLLARE', 'DANNEGGIATI', 'SPAM']) {
      expect(out).toContain(`\n${title} (1)\n`);
    }
    for (const key of [...keys, flying]) expect(out).toContain(`  ${key}\n`);
    expect(out).toContain('Candidatura partner · Anna Rossi <anna@rossi.example>\n');
    expect(out).toContain(
      'Nuova candidatura partner: Rossi & Figli\n    Motivo: rifiutato: 422 · tentativi: 1\n',
    );
    expect(out).toContain('DA FARE: 1 messaggio da controllare; 1 messaggio danneggiato.');
  });

  it('says in plain words why a message waits or was refused', async () => {
    await deadLetter({ attempts: 1, reason: '422 validation_error' });
    await deadLetter({ attempts: 1, reason: 'ECONNRESET' }, demo);
    const { out } = await mail('');
    expect(out).toContain('il fornitore ha rifiutato questo messaggio (422 validation_error)');
    expect(out).toContain('il fornitore non risponde, o risponde male (ECONNRESET)');
  });

  it('says of what was sent whether it has arrived', async () => {
    const key = await sent();
    const delivery = { id: 'a-1', sentAt: Date.now(), asked: 1 };
    await its.fixture.spool.writeNote(key, { attempts: 1, delivery });
    expect((await mail('')).out).toContain('Consegna: non ancora confermata');
    await its.fixture.spool.writeNote(key, { attempts: 1, delivery: { ...delivery, event: 'delivered' } });
    expect((await mail('')).out).toContain('Consegna: arrivato');
    const shown = (await mail(`show ${key}`)).out;
    expect(shown).toMatch(/^Consegna: +arrivato; preso dal fornitore il /m);
    expect(shown).toMatch(/^Codice Resend: +a-1$/m);
  });

  it('reads without leaving a trace', async () => {
    const key = await deadLetter();
    await post(demo);
    const before = await traces();
    for (const command of ['', 'list --all', 'status', `show ${key}`, 'export', 'purge --older-than 1']) {
      await mail(command);
    }
    expect(await traces()).toEqual(before);
  });

  it('goes on past files that it cannot read', async () => {
    const key = await post(demo);
    await writeFile(join(its.fixture.spool.root, 'waiting/a\u001b[31m.eml'), 'x');
    await mkdir(join(its.fixture.spool.root, 'waiting/folder.eml'));
    const { out, code } = await mail('');
    expect(code).toBe(0);
    expect(out).toContain(key);
    expect(out.match(/«illeggibile»/g)).toHaveLength(2);
    expect(out).toContain('EISDIR');
    expect(out).not.toContain('\u001b');
  });

  it('follows a message that moves between the list and the reading', async () => {
    const [moved, gone] = [await post(demo), await post(contact)];
    const reader = openReader(its.fixture.spool.root);
    const entries = await reader.entries();
    await its.fixture.spool.claim(moved);
    await its.fixture.spool.claim(gone);
    await its.fixture.spool.markSent(gone, 0);
    await its.fixture.spool.purge('sent', 1);
    const reads = [];
    for await (const read of reader.read(entries)) reads.push(read);
    expect(reads.map(({ entry, message }) => [entry.state, message?.key])).toEqual([['inflight', moved]]);
  });

  it('lets no control or direction character reach the terminal', async () => {
    const id = await post(demo);
    const message = await stored(id);
    const nasty = '\u001b]0;x\u0007A\u202eB\u2066\u200b\u0085\u2028C';
    const key = id.replace(/^.{8}/, 'aaaaaaaa');
    const lead = { name: nasty, email: nasty, text: nasty };
    await its.fixture.spool.store({ ...message, key, subject: nasty, text: `${nasty}\nD\n`, lead });
    await its.fixture.spool.writeNote(key, { attempts: 1, reason: nasty });
    for (const command of ['', 'show aaaaaaaa', 'export']) {
      const { out } = await mail(command);
      expect(out).toContain('AB');
      expect(out.replace(/^\ufeff/, '')).not.toMatch(/(?![\r\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }
    expect((await mail('show nessuno\u001b[2J')).err).not.toContain('\u001b');
  });

  it('shows the newest twenty of those that need no attention, and all on demand', async () => {
    const keys: string[] = [];
    for (let n = 0; n < 22; n += 1) {
      const key = await sent();
      await utimes(its.fixture.spool.fileOf('sent', key), 1000 + n, 1000 + n);
      keys.push(key);
    }
    const { out } = await mail('');
    expect(keys.filter((key) => out.includes(key))).toEqual(keys.slice(2));
    expect(out).toContain('INVIATI (22)');
    expect(out).toContain('altri 2 più vecchi');
    const all = await mail('list --all');
    expect(keys.every((key) => all.out.includes(key))).toBe(true);
  });
});

describe('npm run mail -- status', () => {
  it('answers a monitor in one line and by its exit code', async () => {
    await post(demo);
    await sent();
    await spam();
    expect(await mail('status')).toEqual({
      code: 0,
      out: 'OK: nulla da controllare. Conservati 1, in invio 0, inviati 1, da controllare 0, danneggiati 0, spam 1 (1 nell’ultimo giorno).\n',
      err: '',
    });
    await deadLetter();
    expect(await mail('status')).toMatchObject({
      code: 2,
      out: 'ATTENZIONE: 1 messaggio da controllare. Conservati 1, in invio 0, inviati 1, da controllare 1, danneggiati 0, spam 1 (1 nell’ultimo giorno). Per vederli: npm run mail\n',
    });
  });

  it('counts a damaged message', async () => {
    await damaged();
    expect((await mail('status')).code).toBe(2);
  });

  it('reports what waits for over an hour, only where something could send it', async () => {
    await post(demo);
    const now = Date.now();
    expect((await mail('status', { sending: true, now: now + 3_500_000 })).code).toBe(0);
    const late = await mail('status', { sending: true, now: now + 7_300_000 });
    expect(late.code).toBe(2);
    expect(late.out).toContain('1 messaggio non parte da più di un’ora (il primo: 2 ore fa)');
    expect((await mail('', { sending: true, now: now + 7_300_000 })).code).toBe(2);
    expect((await mail('status', { now: now + 7_300_000 })).code).toBe(0);
  });

  it('fails when the spool is no folder', async () => {
    const root = join(its.fixture.base, 'file');
    await writeFile(root, '');
    const { code, err } = await mail('status', { root });
    expect(code).toBe(1);
    expect(err).toContain('non è una cartella');
  });
});

describe('npm run mail -- show', () => {
  it('tells all of a message, by the beginning of its key', async () => {
    const key = await deadLetter(unknown);
    const { code, out } = await mail(`show ${key.slice(0, 8).toUpperCase()}`);
    expect(code).toBe(0);
    expect(out).toContain(`File:          ${its.fixture.spool.fileOf('deadLetter', key)}\n`);
    expect(out).toMatch(/^Stato: +Da controllare\./m);
    expect(out).toMatch(/^Motivo: +esito sconosciuto$/m);
    expect(out).toMatch(/^Tentativi: +7/m);
    expect(out).toMatch(/^Attenzione: +potrebbe essere già arrivato/m);
    expect(out).toMatch(/^Ricevuto: +5 marzo 2026 alle ore 11:20:30/m);
    expect(out).toContain('\nVogliamo proporre il prodotto ai nostri clienti.\n');
  });

  it('refuses a beginning that is short, unknown or of several keys', async () => {
    const key = await post(demo);
    const message = await stored(key);
    const twin = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;
    await its.fixture.spool.store({ ...message, key: twin });
    for (const [typed, why] of [
      [key.slice(0, 7), 'troppo corta'],
      ['ffffffff-ffff', 'Nessun messaggio'],
      [key.slice(0, 20), `Più messaggi`],
    ]) {
      const { code, err } = await mail(`show ${typed}`);
      expect([code, err]).toEqual([1, expect.stringContaining(why ?? '')]);
    }
    expect((await mail(`show ${twin}`)).code).toBe(0);
  });

  it('tells where an unreadable one lies', async () => {
    const key = await damaged();
    const { code, out, err } = await mail(`show ${key}`);
    expect(code).toBe(1);
    expect(out).toContain(its.fixture.spool.fileOf('damaged', key));
    expect(err).toContain('illeggibile');
  });
});
