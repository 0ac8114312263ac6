import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demo } from '../../mail/mail-fixture';
import { mailCommandFixture } from './command-fixture';

const { its, mail, post, deadLetter } = mailCommandFixture();

describe('wrong use', () => {
  it.each([
    ['mostra', 'Il comando «mostra» non esiste'],
    ['constructor', 'Il comando «constructor» non esiste'],
    ['--tutti', 'non ha l’opzione --tutti'],
    ['list x', 'Non capisco «x»'],
    ['show', 'Manca la chiave'],
    ['retry', 'Manca la chiave'],
    ['retry 12345678 --all', 'non tutt’e due'],
    ['export lead', 'deve finire con .csv'],
    ['export --from 2026-02-30', '--from «2026-02-30» non è un giorno'],
    ['export --to ieri', '--to «ieri» non è un giorno'],
    ['export --from 2026-02-02 --to 2026-02-01', 'viene dopo'],
    ['export --form x', 'Ammessi: demo, contact, partner, newsletter, message'],
    ['export --from', '--from'],
    ['purge', 'Manca --older-than'],
    ['purge --older-than 0', '«0» non è un numero intero'],
    ['purge --older-than 1.5', '«1.5» non è un numero intero'],
  ])('%s', async (args, why) => {
    const { code, out, err } = await mail(args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(why);
    expect(err).toContain('Uso:\n  npm run mail');
  });

  it('does nothing when npm has kept an option to itself', async () => {
    await post(demo);
    const { code, out, err } = await mail('export', { env: { npm_config_from: '2026-03-06' } });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('--from non è arrivata');
  });

  it('explains itself on demand', async () => {
    for (const args of ['help', '--help', 'export -h']) {
      expect(await mail(args)).toMatchObject({ code: 0, out: expect.stringContaining('purge --older-than') });
    }
  });
});

describe('the command itself', () => {
  const root = join(import.meta.dirname, '../../..');
  const run = (args: string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'lib/tools/mail.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH ?? '',
        MAIL_SPOOL_DIR: its.fixture.spool.root,
        ...env,
      },
    });

  it('writes nothing but the table to standard output', async () => {
    await post(demo);
    const { status, stdout, stderr } = run(['export']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe((await mail('export')).out);
  });

  it('exits with what it found, and with 1 for a wrong setting', async () => {
    await deadLetter();
    expect(run(['status']).status).toBe(2);
    const { status, stderr } = run(['status'], { PORT: 'x' });
    expect(status).toBe(1);
    expect(stderr).toContain('PORT');
  });
});
