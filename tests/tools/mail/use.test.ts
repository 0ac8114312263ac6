import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mailCommandFixture } from './command-fixture';

const fixture = mailCommandFixture();
const { mail } = fixture;

describe('wrong use is refused', () => {
  it.each([
    ['mostra', 'Il comando «mostra» non esiste'],
    ['--tutti', 'L’opzione --tutti non esiste'],
    ['status --yes', 'Qui l’opzione --yes non vale'],
    ['list x', 'Non capisco «x»'],
    ['show', 'Manca la chiave'],
    ['retry 12345678 --channel webhook', '--channel «webhook» non va'],
    ['retry 12345678 --all', 'non tutt’e due'],
    ['export --from 2026-02-30', '«2026-02-30» non è un giorno'],
    ['export --state parked', 'Ammessi: waiting, sending, sent, dead, spam'],
    ['purge', '--older-than vuole'],
    ['purge --older-than 9 --state waiting', 'l’opzione --older-than non vale'],
    ['backup', 'Manca il nome del file'],
    ['list --worker http://www.azienda.example', '--worker vuole l’indirizzo https'],
    ['list --worker https://www.azienda.example', 'Manca LEADS_SECRET'],
  ])('npm run mail -- %s: «%s»', async (args, message) => {
    await fixture.createWaiting();
    expect(await mail(args)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(message) });
  });

  it('if npm has kept an option for itself', async () => {
    const { code, out, err } = await mail('export', { env: { npm_config_token_description: '1' } });
    expect([code, out, err]).toEqual([1, '', expect.stringContaining('due trattini')]);
  });
});

it.each(['help', 'export -h'])('npm run mail -- %s explains the commands', async (args) => {
  expect(await mail(args)).toMatchObject({ code: 0, out: expect.stringContaining('purge --older-than') });
});

describe('the command itself', () => {
  const root = join(import.meta.dirname, '../../..');
  const run = (args: string[], variables: Record<string, string> = {}) => {
    const { PATH } = process.env;
    const env = { NODE_ENV: 'production' as const, PATH, MAIL_SPOOL_DIR: fixture.root, ...variables };
    const command = ['--import', 'tsx', 'lib/tools/mail.ts', ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, env });
    return { status, stdout, err: stderr.toString() };
  };

  it('writes only the result to standard output, a backup byte for byte', async () => {
    await fixture.createWaiting();
    expect(run(['export'])).toEqual({ status: 0, stdout: Buffer.from((await mail('export')).out), err: '' });
    const { raw } = await mail('backup -');
    expect(run(['backup', '-'])).toEqual({ status: 0, stdout: raw, err: '' });
  });

  it('exits with the code of its command, and with 1 for a wrong setting', async () => {
    await fixture.createDead();
    expect(run(['status']).status).toBe(2);
    expect(run(['status'], { PORT: 'x' })).toMatchObject({ status: 1, err: expect.stringContaining('PORT') });
  });
});
