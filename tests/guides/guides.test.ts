import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { copyProject } from '@/tests/project-copy';
import { carryOut, guides } from './carry-out';

/** What must pass once the guides are carried out: the parts of `npm run check` that concern them, without a build. */
const CHECKS = [
  'tsx --conditions=react-server scripts/check-texts.ts',
  'next typegen',
  'tsc --noEmit',
  'biome lint --error-on-warnings --vcs-enabled=false app components content lib',
  'vitest run tests/content tests/forms tests/mail/accepted tests/mail/wrong-fields tests/scripts/mail/export tests/structure',
];

describe('after the guides of docs/guides, carried out on a copy one after the other', () => {
  const { folder, remove } = copyProject('guides', { packages: 'linked' });
  afterAll(remove);

  it.each(guides)('%s: its changes fit', (guide) => carryOut(guide, folder));

  it.each(CHECKS)(
    '%s',
    (command) => {
      const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...command.split(' ')], {
        cwd: folder,
        env: { ...process.env, TEST_FULL: '0', NO_COLOR: '1' },
        encoding: 'utf8',
      });
      expect(status, stdout + stderr).toBe(0);
    },
    300_000,
  );
});
