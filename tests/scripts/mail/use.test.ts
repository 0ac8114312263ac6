import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { mailCommandFixture, runMailProcess } from './command-fixture';

const fixture = mailCommandFixture();
const { mail } = fixture;

describe('wrong use ends with an error', () => {
  it.each([
    ['mostra', 'Il comando «mostra» non esiste'],
    ['--tutti', 'L’opzione --tutti non esiste'],
    ['status --yes', 'Qui l’opzione --yes non vale'],
    ['status x', 'Non capisco «x»'],
    ['show', 'Manca la chiave'],
    ['retry 12345678 --channel webhook', '--channel «webhook» non va'],
    ['retry 12345678 --all', 'non tutt’e due'],
    ['export --from 2026-02-30', '«2026-02-30» non è un giorno'],
    ['export --state parked', 'Ammessi: waiting, sending, sent, dead, spam'],
    ['backup', 'Manca il nome del file'],
    ['list --worker http://www.azienda.example', '--worker vuole l’indirizzo https'],
    ['list --worker https://www.azienda.example', 'Manca LEADS_SECRET'],
  ])('npm run mail -- %s: «%s»', async (args, message) => {
    await fixture.createWaiting();
    expect(await mail(args)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(message) });
  });

  it('if the two dashes are missing, so that npm keeps an option', async () => {
    const { code, out, err } = await mail('export lead.xlsx', { env: { npm_config_token_description: '1' } });
    expect([code, out, err]).toEqual([1, '', expect.stringContaining('due trattini')]);
  });
});

it.each(['help', 'export -h'])('npm run mail -- %s explains the commands', async (args) => {
  expect(await mail(args)).toMatchObject({ code: 0, out: expect.stringContaining('erase a@b.example') });
});

describe('the command itself', () => {
  const run = (args: string[], variables = {}) =>
    runMailProcess(args, { MAIL_SPOOL_DIR: fixture.root, ...variables });

  it('writes only the result to standard output', async () => {
    await fixture.createWaiting();
    const { status, stdout, err } = run(['export', '-']);
    expect([status, err, await readSheet(stdout)]).toEqual([0, '', expect.objectContaining({ length: 2 })]);
  });

  it('exits with the code of its command', async () => {
    await fixture.createDead();
    expect(run(['status']).status).toBe(2);
  });

  it('names a wrong setting', () => {
    expect(run(['status'], { PORT: 'x' })).toMatchObject({ status: 1, err: expect.stringContaining('PORT') });
  });
});
