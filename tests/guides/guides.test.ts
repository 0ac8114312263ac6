import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { copyProject } from '@/tests/project-copy';
import { carryOut, guides } from './carry-out';

/** The tests of what the guides add. */
const TESTS = [
  'tests/content',
  'tests/forms',
  'tests/mail/accepted.test.ts',
  'tests/mail/wrong-fields.test.ts',
  'tests/scripts/mail/export.test.ts',
  'tests/structure',
];

const { folder, remove } = copyProject('guides', { packages: 'linked' });
afterAll(remove);

/** Runs a program of a package in the copy, and expects it to succeed. */
function expectSuccess(...command: string[]): void {
  const env = { ...process.env, TEST_FULL: '0', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...command], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(status, `${command.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
}

describe('the guides of docs/guides, carried out one after the other', () => {
  it.each(guides)('%s: what it shows fits', (guide) => carryOut(guide, folder));

  it('leave no error of types or lint', () => {
    expectSuccess('next', 'typegen');
    expectSuccess('tsc', '--noEmit');
    expectSuccess(
      'biome',
      'lint',
      '--error-on-warnings',
      '--vcs-enabled=false',
      'app',
      'components',
      'content',
      'lib',
    );
  });

  it('leave no error in texts, and pass the unit tests that concern them', () => {
    expectSuccess('tsx', '--conditions=react-server', 'scripts/check-texts.ts');
    expectSuccess('vitest', 'run', ...TESTS);
  });
});
