import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HONEYPOT } from '@/lib/forms/fields';
import { SpoolError } from '@/lib/mail/spool/spool';
import { boxes, contact, demo, jsonPost } from '../mail-fixture';
import {
  clock,
  DAY,
  fakeProvider,
  fixture,
  HOUR,
  logged,
  MINUTE,
  open,
  passTime,
  setUpDelivery,
  start,
} from './delivery-fixture';

setUpDelivery({ isStarted: true, notices: true });

async function refused(body: object = contact): Promise<void> {
  fakeProvider.replies.push('422');
  await fixture.handle(jsonPost(body));
  await fixture.delivery.idle();
}

const notices = () =>
  fakeProvider.delivered
    .filter(({ payload }) => payload.subject.includes('da controllare'))
    .map((mail) => mail.payload);

describe('a notice to the owner', () => {
  it('is not sent while there is nothing to look at', async () => {
    await fixture.handle(jsonPost(demo));
    await fixture.handle(jsonPost({ ...contact, [HONEYPOT]: 'x' }));
    await passTime(2 * HOUR);
    expect(fakeProvider.delivered).toHaveLength(1);
  });

  it('says how many messages stand where, and with what command to look', async () => {
    await refused();
    await fixture.handle(jsonPost(demo));
    await fixture.handle(jsonPost({ ...contact, [HONEYPOT]: 'x' }));
    await passTime(15 * MINUTE);
    const [notice, ...more] = notices();
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ to: boxes.mailTo, from: '"Marchio & C. (sito)" <sito@azienda.example>' });
    expect(notice?.subject).toBe('Marchio & C.: 1 messaggio del sito da controllare');
    for (const text of ['Da controllare: 1', 'Danneggiati: 0', 'Inviati: 1', 'Spam: 1', 'npm run mail']) {
      expect(notice?.text).toContain(text);
    }
    expect(notice?.html).toContain('Marchio &amp; C.');
  });

  it('holds no word of any visitor', async () => {
    await refused();
    await passTime(15 * MINUTE);
    const text = JSON.stringify(notices());
    for (const word of [contact.firstName, contact.lastName, contact.email, 'preventivo', '@cliente']) {
      expect(text).not.toContain(word);
    }
    expect(notices()[0]?.reply_to).toBeUndefined();
  });

  it('tells of damaged files too', async () => {
    const writer = await open({ provider: undefined, spoolDir: fixture.spool.root });
    const { id }: { id: string } = await (await writer.handle(jsonPost(contact))).json();
    await appendFile(fixture.spool.fileOf('waiting', id), 'x');
    await passTime(15 * MINUTE);
    expect(notices()[0]?.text).toContain('Danneggiati: 1');
  });

  it('comes once a day at most, also across restarts, and only for what is new', async () => {
    await refused();
    await passTime(15 * MINUTE);
    await refused(demo);
    await passTime(12 * HOUR);
    expect(notices()).toHaveLength(1);
    await fixture.delivery.stop();
    await start({ notices: true, spoolDir: fixture.spool.root });
    await passTime(11 * HOUR);
    expect(notices()).toHaveLength(1);
    await passTime(2 * HOUR);
    expect(notices()).toHaveLength(2);
    expect(notices()[1]?.text).toContain('Da controllare: 2');
    await passTime(3 * DAY);
    expect(notices()).toHaveLength(2);
  });

  it('is not kept from coming by a state that a wrong clock has dated ahead', async () => {
    await refused();
    const file = join(fixture.spool.root, 'state', 'notice.json');
    await writeFile(file, JSON.stringify({ at: clock.now() + 365 * DAY, told: [] }));
    await passTime(15 * MINUTE);
    expect(notices()).toHaveLength(1);
    expect(JSON.parse(await readFile(file, 'utf8')).at).toBeLessThanOrEqual(clock.now());
  });

  it('goes once where two processes share the folder', async () => {
    const other = await open({ notices: true, spoolDir: fixture.spool.root });
    await other.delivery.start();
    await other.delivery.idle();
    await refused();
    await passTime(15 * MINUTE);
    await other.delivery.idle();
    await passTime(15 * MINUTE);
    expect(notices()).toHaveLength(1);
  });
});

describe('a notice that fails', () => {
  it('makes no other one where it is refused: it is dropped, and the log says so', async () => {
    await refused();
    fakeProvider.replies.push('422');
    await passTime(15 * MINUTE);
    expect(notices()).toEqual([]);
    expect(await fixture.count()).toEqual({ deadLetter: 1 });
    expect(logged('mail_notice_failed')).toEqual([
      expect.objectContaining({ level: 'error', reason: '422 validation_error' }),
    ]);
    await passTime(3 * DAY);
    expect(fakeProvider.received).toHaveLength(2);
    expect(await fixture.count()).toEqual({ deadLetter: 1 });
  });

  it('makes no other one where the box is suppressed', async () => {
    await refused();
    while (fakeProvider.delivered.length === 0) await passTime(MINUTE / 2);
    fakeProvider.events.set(fakeProvider.delivered[0]?.key ?? '', 'suppressed');
    await passTime(3 * DAY);
    expect(notices()).toHaveLength(1);
    expect(await fixture.count()).toEqual({ deadLetter: 1, sent: 1 });
    expect(logged('mail_notice_failed')).toHaveLength(1);
  });

  it('makes no other one where it cannot be stored', async () => {
    await refused();
    await fixture.delivery.stop();
    const failing = await open({ notices: true, spoolDir: fixture.spool.root });
    failing.spool.store = () => Promise.reject(new SpoolError('disco pieno'));
    await failing.delivery.start();
    await passTime(3 * DAY, failing);
    expect(failing.log.filter(({ event }) => event === 'mail_notice_failed')).toHaveLength(1);
    expect(await failing.count()).toEqual({ deadLetter: 1 });
  });

  it('is not even tried without a provider', async () => {
    await refused();
    await fixture.delivery.stop();
    const alone = await open({ provider: undefined, notices: true, spoolDir: fixture.spool.root });
    await alone.delivery.start();
    await passTime(DAY, alone);
    expect(await alone.count()).toEqual({ deadLetter: 1 });
  });
});
