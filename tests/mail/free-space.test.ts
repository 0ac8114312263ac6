import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { createFreeSpace, type FileSystem, spaceLeft } from '@/lib/mail/spool/free-space';
import { startFakeProvider } from './fake-provider';
import {
  asFormPost,
  contact,
  demo,
  errorOf,
  formPost,
  jsonPost,
  openMailFixture,
  phone,
} from './mail-fixture';

const MB = 1024 * 1024;
/** A large disk with so many bytes and inodes free. */
const disk = (freeBytes: number, freeInodes = 100_000): FileSystem => ({
  bsize: 4096,
  blocks: (100_000 * MB) / 4096,
  bavail: Math.floor(freeBytes / 4096),
  files: 1_000_000,
  ffree: freeInodes,
});

describe('the space that is left', () => {
  it.each([
    ['plenty', disk(1000 * MB), true],
    ['just enough', disk(64 * MB), true],
    ['under 64 MB', disk(63 * MB), false],
    ['no inodes', disk(1000 * MB, 999), false],
    ['inodes that are not counted', { ...disk(1000 * MB, 0), files: 0 }, true],
    ['a small disk, half full', { ...disk(16 * MB), blocks: (32 * MB) / 4096 }, true],
    ['a small disk, nine tenths full', { ...disk(3 * MB), blocks: (32 * MB) / 4096 }, false],
  ])('is judged by the disk: %s', async (_, system, isLeft) => {
    expect(await spaceLeft('/x', async () => system)).toBe(isLeft);
  });

  it('of a folder still to be made is that of the one it will be in', async () => {
    const asked: string[] = [];
    const ask = async (path: string) => {
      asked.push(path);
      if (path !== '/a') throw Object.assign(new Error('ENOENT'), { code: 'ENOENT' });
      return disk(0);
    };
    expect(await spaceLeft('/a/b/c', ask)).toBe(false);
    expect(asked).toEqual(['/a/b/c', '/a/b', '/a']);
  });

  it('counts as enough where the disk does not say: the writing will tell', async () => {
    expect(await spaceLeft('/a', () => Promise.reject(new Error('EIO')))).toBe(true);
  });

  it('is asked every two seconds at most', async () => {
    let asked = 0;
    let now = 0;
    const hasSpace = createFreeSpace(
      '/a',
      async () => {
        asked += 1;
        return disk(asked === 1 ? 0 : 1000 * MB);
      },
      () => now,
    );
    expect([await hasSpace(), await hasSpace(), asked]).toEqual([false, false, 1]);
    now = 2000;
    expect([await hasSpace(), asked]).toEqual([true, 2]);
  });
});

const atEnd: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of atEnd.splice(0).reverse()) await close();
});

/** A real small disk where this machine lets us mount one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  atEnd.push(() => rmSync(folder, { recursive: true, force: true }));
  const place = join(folder, 'disk');
  mkdirSync(place);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  atEnd.push(() => {
    execFileSync('umount', [place]);
  });
  return place;
}

/** A fixture whose disk is nearly full: a real one, or a fake statfs. */
async function fullHouse(options: Parameters<typeof openMailFixture>[0] = {}) {
  const place = smallDisk();
  if (place) await writeFile(join(place, 'others'), Buffer.alloc(7.5 * MB));
  const full = place ? { spoolDir: join(place, 'mail') } : { hasSpace: async () => false };
  const fixture = await openMailFixture({ ...options, ...full });
  atEnd.push(fixture.close);
  return { fixture, isReal: place !== undefined };
}

describe('a disk that is nearly full', () => {
  it('takes no more messages; the visitor learns the phone number, and the log says it once a minute', async () => {
    let now = Date.now();
    const { fixture, isReal } = await fullHouse({ now: () => new Date(now) });
    for (let index = 0; index < 3; index += 1) {
      const response = await fixture.handle(jsonPost(contact));
      expect(response.status).toBe(503);
      expect((await errorOf(response)).message).toContain(phone);
    }
    const back = await fixture.handle(formPost(asFormPost(demo)));
    expect(back.headers.get('location')).toBe('/richiedi-demo#errore-invio');
    expect(await fixture.count()).toEqual({});
    const said = () => fixture.log.filter(({ event }) => event === 'mail_spool_full');
    expect(said()).toMatchObject([{ level: 'error' }]);
    now += 60_000;
    await fixture.handle(jsonPost(contact));
    expect(said()).toHaveLength(2);
    expect(fixture.log.some(({ event }) => event === 'mail_spool_failed')).toBe(false);
    if (isReal) expect(await spaceLeft(fixture.spool.root)).toBe(false);
  });

  it('sends within the request where there is a provider', async () => {
    const fakeProvider = await startFakeProvider();
    atEnd.push(fakeProvider.close);
    const { fixture } = await fullHouse({
      provider: resendProvider({ apiKey: 're_prova', baseUrl: fakeProvider.baseUrl }),
    });
    expect((await fixture.handle(jsonPost(contact))).status).toBe(200);
    expect(fakeProvider.delivered).toHaveLength(1);
    expect(await fixture.count()).toEqual({});
  });
});
