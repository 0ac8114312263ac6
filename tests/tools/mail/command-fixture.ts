import { appendFile } from 'node:fs/promises';
import { afterEach, beforeEach } from 'vitest';
import { HONEYPOT } from '@/lib/forms/fields';
import type { Note } from '@/lib/mail/spool/note';
import { runMail } from '@/lib/tools/mail/command';
import { contact, demo, jsonPost, type MailFixture, openMailFixture, partner } from '../../mail/mail-fixture';

export const DAY_MS = 86_400_000;

/** The note of a message that may have arrived. */
export const unknown: Note = {
  attempts: 7,
  unknownSince: Date.now() - 2 * DAY_MS,
  reason: 'esito sconosciuto',
};

type Options = { sending?: boolean; now?: number; root?: string; env?: Record<string, string> };

/** A mail fixture for each test of a file, with ways to bring messages into every state, and the owner's commands. */
export function mailCommandFixture() {
  const its = { fixture: undefined as unknown as MailFixture };
  beforeEach(async () => {
    its.fixture = await openMailFixture();
  });
  afterEach(() => its.fixture.close());

  /** Posts a form. @returns its key */
  async function post(body: object): Promise<string> {
    const answer: { id: string } = await (await its.fixture.handle(jsonPost(body))).json();
    return answer.id;
  }

  return {
    its,
    post,

    /** Runs a command as the owner does. */
    async mail(args: string, options: Options = {}) {
      const { sending = false, now = Date.now(), root = its.fixture.spool.root, env = {} } = options;
      const out: string[] = [];
      const err: string[] = [];
      const end = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);
      const code = await runMail(
        args.split(' ').filter(Boolean),
        {
          root,
          sending,
          now,
          folder: its.fixture.base,
          out: (text) => out.push(end(text)),
          err: (text) => err.push(end(text)),
        },
        env,
      );
      return { code, out: out.join(''), err: err.join('') };
    },

    async sent(body: object = demo): Promise<string> {
      const key = await post(body);
      await its.fixture.spool.claim(key);
      await its.fixture.spool.markSent(key, Date.now());
      return key;
    },

    async deadLetter(note: Note = { attempts: 1, reason: 'rifiutato: 422' }, body: object = partner) {
      const key = await post(body);
      await its.fixture.spool.claim(key);
      await its.fixture.spool.writeNote(key, note);
      await its.fixture.spool.deadLetter(key);
      return key;
    },

    async damaged(): Promise<string> {
      const key = await post(demo);
      await its.fixture.spool.claim(key);
      await appendFile(its.fixture.spool.fileOf('inflight', key), 'x');
      await its.fixture.spool.markDamaged(key);
      return key;
    },

    spam: () => post({ ...contact, [HONEYPOT]: '1' }),

    /** A message that was stored, for making others like it. */
    async stored(key: string) {
      const message = await its.fixture.spool.message('waiting', key);
      if (!message) throw new Error('not stored');
      return message;
    },
  };
}
