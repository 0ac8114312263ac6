import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mailCommandFixture } from './command-fixture';

const { its, mail, post, dead } = mailCommandFixture();

describe('wrong use', () => {
  it.each([
    ['mostra', 'Il comando «mostra» non esiste'],
    ['constructor', 'Il comando «constructor» non esiste'],
    ['--tutti', 'non ha l’opzione --tutti'],
    ['status --yes', 'non ha l’opzione --yes'],
    ['list x', 'Non capisco «x»'],
    ['show', 'Manca la chiave'],
    ['retry 12345678 --all', 'non tutt’e due'],
    ['export lead', 'deve finire con .csv'],
    ['export --from 2026-02-30', '--from «2026-02-30» non è un giorno'],
    ['export --from 2026-02-02 --to 2026-02-01', 'viene dopo'],
    ['export --form x', 'Ammessi: contact, partner, demo, newsletter'],
    ['export --state parked', 'Ammessi: waiting, sending, sent, dead, spam'],
    ['export --from', '--from'],
    ['purge', 'Manca --older-than'],
    ['purge --older-than 9 --state x', 'Ammessi: sent, spam, dead, waiting'],
    ['purge --older-than 9 --form demo', '--form vale solo con --state waiting'],
    ['purge --older-than 9 --state waiting', 'non con --older-than'],
    ['purge --state sent --state waiting', 'va da solo'],
    ['purge --state waiting --client x', '--client «x»'],
    ['purge --state waiting --form x', 'Ammessi: contact, partner, demo, newsletter'],
    ['purge --state waiting --from 2026-02-02 --to 2026-02-01', 'viene dopo'],
    ['purge --older-than 1.5', '«1.5» non è un numero intero'],
    ['backup', 'Manca il nome del file'],
    ['list --worker http://www.azienda.example', '--worker vuole l’indirizzo https'],
  ])('%s', async (args, why) => {
    await post();
    const { code, out, err } = await mail(args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(why);
    expect(err).toContain('Uso:\n  npm run mail');
  });

  it.each([
    ['from', 'from'],
    ['older_than', 'older-than'],
    ['client', 'client'],
    ['token_description', 'to'],
  ])('does nothing when npm has kept the option %s to itself', async (name, option) => {
    const { code, out, err } = await mail('export', { env: { [`npm_config_${name}`]: '1' } });
    expect([code, out, err]).toEqual([1, '', expect.stringContaining(`--${option} non è arrivata`)]);
  });

  it('explains itself on demand', async () => {
    for (const args of ['help', '--help', 'export -h']) {
      const { code, out } = await mail(args);
      expect([code, out]).toEqual([0, expect.stringContaining('purge --older-than')]);
    }
  });
});

describe('the command itself', () => {
  const root = join(import.meta.dirname, '../../..');
  const run = (args: string[], variables: Record<string, string> = {}) => {
    const { PATH } = process.env;
    const env = { NODE_ENV: 'production' as const, PATH, MAIL_SPOOL_DIR: its.root, ...variables };
    const command = ['--import', 'tsx', 'lib/tools/mail.ts', ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, env });
    return { status, stdout, err: stderr.toString() };
  };

  it('writes nothing but the result to standard output, a copy byte by byte', async () => {
    await post();
    expect(run(['export'])).toEqual({ status: 0, stdout: Buffer.from((await mail('export')).out), err: '' });
    const { raw } = await mail('backup -');
    expect(run(['backup', '-'])).toEqual({ status: 0, stdout: raw, err: '' });
  });

  it('exits with what it found, and with 1 for a wrong setting', async () => {
    await dead();
    expect(run(['status']).status).toBe(2);
    expect(run(['status'], { PORT: 'x' })).toMatchObject({ status: 1, err: expect.stringContaining('PORT') });
  });
});
