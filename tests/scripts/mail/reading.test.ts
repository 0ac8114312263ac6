import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@/lib/clock';
import { contact, demo, mailCommandFixture, NOW } from './command-fixture';

const fixture = mailCommandFixture();
const { mail } = fixture;
const byMail = { channels: ['mail'] as const };
const byWebhook = { channels: ['webhook'] as const };

describe('npm run mail', () => {
  it('says that nothing has arrived yet, and creates nothing', async () => {
    const codes = { '': 0, status: 2, 'erase a@b.example --yes': 1, 'backup copia.sqlite': 1 };
    for (const [command, code] of Object.entries(codes))
      expect(await mail(command)).toMatchObject({ code, out: expect.stringContaining('Non c’è ancora') });
    expect(await readdir(fixture.base)).toEqual([]);
  });

  it('lists every state with its meaning, its messages and their reasons', async () => {
    const keys = [...(await fixture.createEveryState()), await fixture.createWaiting(contact())];
    await fixture.lease(keys.at(-1) ?? '');
    const { out, code } = await mail('', byMail);
    expect(code).toBe(2);
    for (const title of ['IN ATTESA', 'IN INVIO', 'INVIATO', 'DA CONTROLLARE', 'SPAM'])
      expect(out).toContain(`\n${title} (1)\n`);
    for (const key of keys) expect(out).toContain(`  ${key}\n`);
    const deadLetter = [
      '    1 minuto fa · da controllare · Candidatura partner · Anna Rossi <anna@rossi.example>',
      '    Nuova candidatura partner: Rossi & Figli',
      '    mail: da controllare · chi lo riceve ha rifiutato questo messaggio (422 validation_error) · tentativi: 1,',
    ];
    expect(out).toContain(deadLetter.join('\n'));
    expect(out).toContain('DA FARE: 1 messaggio da controllare.');
  });

  it('prints no control or direction characters', async () => {
    const nasty = '\u001b]0;x\u0007A\u202eB\u2066\u200b\u0085\u2028C\u009b';
    const submission = demo({ nomeAzienda: nasty, note: nasty });
    const nastyMail = { from: nasty, to: nasty, subject: nasty, text: `${nasty}\r\nD\n`, html: '' };
    const rejected = { kind: 'rejected', reason: nasty } as const;
    const key = await fixture.createSettled(rejected, submission, { mail: nastyMail });
    for (const command of ['', `show ${key}`, 'list bianchi', 'export --json']) {
      const { out } = await mail(command);
      expect(out).toContain('0;x');
      expect(out.replace(/^\ufeff/, '')).not.toMatch(/(?![\r\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }
    expect((await mail('show nessuno\u001b[2J')).err).not.toContain('\u001b');
  });

  it('shows the newest twenty of each state, or all with --all', async () => {
    const keys: string[] = [];
    for (let n = 0; n < 22; n += 1) keys.push(await fixture.createSent());
    const { out } = await mail('');
    expect(keys.filter((key) => out.includes(key))).toEqual(keys.slice(2));
    expect(out).toContain('\nINVIATO (22, i 20 più recenti)\n');
    expect(out).toMatch(/\nQui non si vedono 2 messaggi più vecchi\. .+ list --all\n\nTutto a posto\./);
    const all = await mail('list --all');
    expect(keys.every((key) => all.out.includes(key))).toBe(true);
  });
});

describe('npm run mail -- status', () => {
  it('reports how many messages are in each state, in one line and by its exit code', async () => {
    await fixture.createWaiting();
    await fixture.createSent();
    await fixture.createSpam();
    const contents = (n: number) => `in attesa 1, in invio 0, inviato 1, da controllare ${n}, spam 1`;
    const unsendable = 'ne aspettano 1 per la posta o il webhook, che non è impostato';
    const calm = `OK: ${contents(0)}; ${unsendable}; nell’ultimo giorno 1 invio fermato come spam: guardatelo.\n`;
    expect(await mail('status', byWebhook)).toMatchObject({ code: 0, out: calm });
    await fixture.createDead();
    const alarm = `ATTENZIONE: 1 messaggio da controllare. Ora: ${contents(1)}; ${unsendable}. Per vederli: npm run mail\n`;
    expect(await mail('status', { ...byWebhook, now: NOW + DAY_MS })).toMatchObject({ code: 2, out: alarm });
  });

  it('says how many wait where no channel is set up', async () => {
    await fixture.createSent();
    expect((await mail('status')).code).toBe(0);
    await fixture.createWaiting();
    const what =
      '1 messaggio in attesa, e la posta non è impostata: nessuno lo riceve finché RESEND_API_KEY o SMTP_URL';
    expect(await mail('status')).toMatchObject({
      code: 2,
      out: expect.stringContaining(`ATTENZIONE: ${what}`),
    });
    expect((await mail('')).out).toContain(`DA FARE: ${what}`);
  });

  it('reports messages that wait for over fifteen minutes, if a channel is set up', async () => {
    await fixture.createWaiting();
    const late = { ...byMail, now: NOW + 20 * MINUTE_MS };
    expect((await mail('status', { ...byMail, now: NOW + 13 * MINUTE_MS })).code).toBe(0);
    const { code, out } = await mail('status', late);
    expect(out).toContain('ATTENZIONE: il messaggio più vecchio in attesa lo è da 21 minuti.');
    expect([code, (await mail('', late)).code]).toEqual([2, 2]);
    expect((await mail('status', { ...late, ...byWebhook })).code).toBe(0);
  });

  it('reports at once that the provider refuses the site, but not that it does not answer', async () => {
    await fixture.createSettled({ kind: 'unknown', reason: 'ECONNRESET' });
    expect((await mail('status', byMail)).code).toBe(0);
    const slow = 'chi lo riceve non risponde, o chiede di rallentare (ECONNRESET)';
    expect((await mail('', byMail)).out).toContain(slow);
    fixture.database.run("UPDATE channels SET cause = 'refused', reason = '403 invalid_api_key'");
    const { code, out } = await mail('status', byMail);
    expect([code, out]).toEqual([2, expect.stringContaining('rifiuta la chiave')]);
    // Without an API key nothing can be refused.
    expect((await mail('status', byWebhook)).code).toBe(0);
  });

  it('reports a build that has failed, with what its editor has to fix', async () => {
    const reason = 'content/news/a.mdx, riga 4: manca un campo.';
    const failedBuild = { builtAt: new Date('2026-03-04T08:00:00Z'), reason };
    await fixture.createWaiting();
    const { code, out } = await mail('status', { ...byMail, failedBuild });
    expect([code, out]).toEqual([2, expect.stringContaining('il sito resta quello del 4 marzo 2026')]);
    expect(out).toContain(reason);
  });

  it('fails if the store cannot be read', async () => {
    const root = join(fixture.base, 'leads.sqlite');
    await writeFile(root, 'text');
    for (const folder of [root, fixture.base]) expect((await mail('status', { root: folder })).code).toBe(1);
  });
});

describe('npm run mail -- show', () => {
  it('shows a whole message, by the beginning of its key', async () => {
    const key = await fixture.createUnknown();
    const { code, out } = await mail(`show ${key.slice(0, 8).toUpperCase()}`);
    expect(code).toBe(0);
    const lines = [
      `  ${key}\n    2 giorni fa · da controllare · Candidatura partner`,
      'mail: da controllare · esito sconosciuto · forse è già arrivato · tentativi: 1, l’ultimo 2 giorni fa',
      'Ricevuto:   3 marzo 2026 alle ore 11:21:30',
      'Da:         "Anna Rossi (via sito)" <sito@azienda.example>',
      'Rispondi a: anna@rossi.example',
      'A:          info@azienda.example',
      'Oggetto:    Nuova candidatura partner: Rossi & Figli',
      'Motivazione:\nPrima; "seconda"\nterza riga.',
    ];
    for (const line of lines) expect(out).toContain(line);
  });

  it('refuses the beginning of a key that is too short, unknown or ambiguous', async () => {
    const key = await fixture.createWaiting();
    await fixture.createWaiting(contact(), { key: `${key}-2` });
    expect((await mail(`show ${key.slice(0, 7)}`)).err).toContain('8 caratteri');
    expect((await mail('show ffffffff-ffff')).err).toContain('Nessun messaggio');
    const several = await mail(`show ${key.slice(0, 20)}`);
    expect([several.code, several.err]).toEqual([1, expect.stringContaining(`\n  ${key}-2`)]);
    expect((await mail(`show ${key}`)).code).toBe(0);
  });
});
