import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contact, DAY_MS, demo, mailCommandFixture, NOW } from './command-fixture';

const { its, mail, post, claim, settled, sent, dead, unknown, spam } = mailCommandFixture();
const HOUR_MS = 3_600_000;
const failed = { kind: 'failed', mayHaveArrived: false } as const;

describe('npm run mail', () => {
  it('says that nothing has arrived yet, and makes nothing', async () => {
    for (const command of ['', 'status', 'export', 'find x y', 'erase a@b.example --yes', 'retry --all']) {
      expect((await mail(command)).code).toBe(0);
    }
    expect((await mail('')).out).toContain('Non c’è ancora');
    expect((await mail('status')).out).toContain('OK: non c’è ancora nessun messaggio');
    for (const command of ['show 12345678', 'backup copia.sqlite'])
      expect((await mail(command)).code).toBe(1);
    expect(await readdir(its.base)).toEqual([]);
  });

  it('lists every state with its meaning, its messages and their reasons', async () => {
    const keys = [await post(), await sent(), await dead(), await spam(), await post(contact())];
    await claim(keys.at(-1) ?? '');
    const { out, code } = await mail('');
    expect(code).toBe(2);
    for (const title of ['IN ATTESA', 'IN INVIO', 'INVIATI', 'DA CONTROLLARE', 'SPAM']) {
      expect(out).toContain(`\n${title} (1)\n`);
    }
    for (const key of keys) expect(out).toContain(`  ${key}\n`);
    expect(out).toContain('1 minuto fa · Candidatura partner · Anna Rossi <anna@rossi.example>\n');
    const why = 'il fornitore ha rifiutato questo messaggio (422 validation_error) · tentativi: 1';
    expect(out).toContain(`Nuova candidatura partner: Rossi & Figli\n    Motivo: ${why}\n`);
    expect(out).toContain('DA FARE: 1 messaggio da controllare.');
  });

  it('says of what was sent whether it has arrived', async () => {
    const key = await settled({ kind: 'sent', providerId: 'a-1' });
    expect((await mail('')).out).toContain('Consegna: non ancora confermata');
    its.database.all("UPDATE deliveries SET event = 'delivered'");
    expect((await mail('')).out).toContain('Consegna: arrivato · tentativi: 1');
    const shown = (await mail(`show ${key}`)).out;
    expect(shown).toMatch(/^Consegna: +arrivato; preso dal fornitore il .*\nCodice Resend: +a-1$/m);
  });

  it('lets no control or direction character reach the terminal', async () => {
    const nasty = '\u001b]0;x\u0007A\u202eB\u2066\u200b\u0085\u2028C\u009b';
    const texts = { from: nasty, to: nasty, subject: nasty, text: `${nasty}\nD\n`, html: '' };
    const changes = { mail: texts, key: 'aaaaaaaa' };
    await settled({ kind: 'dead', reason: nasty }, demo({ nomeAzienda: nasty, note: nasty }), changes);
    for (const command of ['', 'show aaaaaaaa', 'find bianchi', 'export', 'export --json']) {
      const { out } = await mail(command);
      expect(out).toContain('0;x');
      expect(out.replace(/^\ufeff/, '')).not.toMatch(/(?![\r\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }
    expect((await mail('show nessuno\u001b[2J')).err).not.toContain('\u001b');
  });

  it('shows the newest twenty of those that need no attention, and all on demand', async () => {
    const keys: string[] = [];
    for (let n = 0; n < 72; n += 1) keys.push(await sent());
    const { out } = await mail('');
    expect(keys.filter((key) => out.includes(key))).toEqual(keys.slice(52));
    expect(out).toContain('INVIATI (72)');
    expect(out).toContain('altri 52 più vecchi');
    const all = await mail('list --all');
    expect(keys.every((key) => all.out.includes(key))).toBe(true);
  });
});

describe('npm run mail -- status', () => {
  it('answers a monitor in one line and by its exit code', async () => {
    for (const make of [post, sent, spam]) await make();
    const contents = (n: number) => `Conservati 1, in invio 0, inviati 1, da controllare ${n}, spam 1`;
    const ok = `OK: nulla da controllare. ${contents(0)} (1 nell’ultimo giorno).\n`;
    expect(await mail('status')).toMatchObject({ code: 0, out: ok });
    await dead();
    const alarm = `ATTENZIONE: 1 messaggio da controllare. ${contents(1)} (0 nell’ultimo giorno). Per vederli: npm run mail\n`;
    expect(await mail('status', { now: NOW + DAY_MS })).toMatchObject({ code: 2, out: alarm });
  });

  it('reports what waits for over an hour, only where something could send it', async () => {
    await post();
    const late = { channels: ['mail'] as const, now: NOW + 2 * HOUR_MS };
    expect((await mail('status', { channels: ['mail'], now: NOW + HOUR_MS - 120_000 })).code).toBe(0);
    const { code, out } = await mail('status', late);
    expect(out).toContain('1 messaggio non parte da più di un’ora (il primo: 2 ore fa)');
    expect([code, (await mail('', late)).code]).toEqual([2, 2]);
    expect((await mail('status', { ...late, channels: [] })).code).toBe(0);
  });

  it.each([
    ['refused', '403 invalid_api_key', 'il fornitore rifiuta la chiave o il dominio del mittente'],
    ['limited', '429', 'il fornitore chiede di rallentare, o la quota è finita'],
  ] as const)('reports at once that the provider has %s', async (cause, reason, text) => {
    await settled({ ...failed, cause, reason });
    const { code, out } = await mail('status', { channels: ['mail'] });
    expect([code, out]).toEqual([2, expect.stringContaining(`ATTENZIONE: ${text} (${reason}).`)]);
    const listed = await mail('', { channels: ['mail'] });
    expect([listed.code, listed.out]).toEqual([2, expect.stringContaining(`DA FARE: ${text} (${reason}).`)]);
    // Without a key nothing is refused any more.
    expect((await mail('status')).code).toBe(0);
  });

  it('reports a build that has failed, with what its editor has to fix', async () => {
    const reason = 'content/news/a.mdx, riga 4: manca un campo.';
    const failedBuild = { made: new Date('2026-03-04T08:00:00Z'), reason };
    const { code, out } = await mail('status', { failedBuild });
    expect(code).toBe(2);
    expect(out).toContain('l’ultima build non è riuscita e il sito resta quello del 4 marzo 2026');
    expect(out).toContain(reason);
  });

  it('takes a provider that does not answer for no alarm', async () => {
    await settled({ ...failed, cause: 'unreachable', reason: 'ECONNRESET' });
    const { code, out } = await mail('', { channels: ['mail'] });
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('il fornitore non risponde, o risponde male (ECON'),
    ]);
  });

  it('fails where the store cannot be read', async () => {
    const root = join(its.base, 'leads.sqlite');
    await writeFile(root, 'text');
    for (const folder of [root, its.base]) expect((await mail('status', { root: folder })).code).toBe(1);
  });
});

describe('npm run mail -- show', () => {
  it('tells all of a message, by the beginning of its key', async () => {
    const key = await unknown();
    const { code, out } = await mail(`show ${key.slice(0, 8).toUpperCase()}`);
    expect(code).toBe(0);
    for (const line of [
      `Chiave:        ${key}`,
      'Stato:         Da controllare. Un canale',
      'Motivo:        esito sconosciuto',
      'Tentativi:     1, l’ultimo 3 marzo 2026',
      'Attenzione:    potrebbe essere già arrivato; l’invio iniziato il 3 marzo 2026',
      'Ricevuto:      3 marzo 2026 alle ore 11:21:30 (2 giorni fa)',
      'Modulo:        Candidatura partner',
      'Da:            "Anna Rossi (via sito)" <sito@azienda.example>',
      'Rispondi a:    anna@rossi.example',
      'A:             info@azienda.example',
      'Oggetto:       Nuova candidatura partner: Rossi & Figli',
      'Motivazione:\nPrima; "seconda"\nterza riga.',
    ]) {
      expect(out).toContain(`\n${line}`.slice(line.startsWith('Chiave') ? 1 : 0));
    }
    expect((await mail(`show ${await dead()}`)).out).not.toContain('Attenzione:');
  });

  it('refuses a beginning that is short, unknown or of several keys', async () => {
    const key = await post();
    await post(contact(), { key: `${key}-2` });
    expect((await mail(`show ${key.slice(0, 7)}`)).err).toContain('troppo corta');
    expect((await mail('show ffffffff-ffff')).err).toContain('Nessun messaggio');
    const several = await mail(`show ${key.slice(0, 20)}`);
    expect([several.code, several.err]).toEqual([1, expect.stringContaining(`Più messaggi`)]);
    expect((await mail(`show ${key}`)).code).toBe(0);
  });
});
