import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLeads } from '@/lib/mail/store/leads';
import { DATABASE_FILE, openDatabase } from '@/lib/mail/store/node-database';
import { folderOfTest } from '@/tests/temporary';
import { mailCommandFixture, NOW, runMailProcess } from './command-fixture';

const fixture = mailCommandFixture();
const { mail } = fixture;

/** Opens a copy as the site does, and reads its leads. */
async function leadsIn(copy: Buffer) {
  const folder = folderOfTest();
  await writeFile(join(folder, DATABASE_FILE), copy);
  const restored = openDatabase(folder, { create: false });
  const { leads } = await createLeads(restored, ['mail']).page({ order: 'oldest', limit: 1000 }, NOW);
  expect(restored.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  restored.close();
  return leads;
}

it('copies everything to a file', async () => {
  await fixture.createEveryState();
  const file = join(fixture.base, 'copia.sqlite');
  expect(await mail('backup copia.sqlite')).toMatchObject({ code: 0, err: expect.stringContaining(file) });
  expect(await leadsIn(await readFile(file))).toEqual(await fixture.storedLeads());
});

it('writes a copy and nothing else to standard output, and leaves no file', async () => {
  await fixture.createEveryState();
  const variables = { MAIL_SPOOL_DIR: fixture.root, TMPDIR: fixture.base };
  const { status, stdout, err } = runMailProcess(['backup', '-'], variables);
  expect([status, err]).toEqual([0, '']);
  expect(await leadsIn(stdout)).toEqual(await fixture.storedLeads());
  expect((await readdir(fixture.base)).filter((name) => name.includes('sqlite'))).toEqual([]);
});

it('leaves no partial copy if the store is damaged', async () => {
  for (let n = 0; n < 50; n += 1) await fixture.createWaiting();
  fixture.database.close();
  const path = join(fixture.root, DATABASE_FILE);
  await writeFile(path, (await readFile(path)).fill(0xff, 16_384, 65_536));
  for (const file of ['copia.sqlite', '-']) expect((await mail(`backup ${file}`)).code).toBe(1);
  expect(await readdir(fixture.base)).toEqual(['mail']);
});
