import { link, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { toEml } from '@/lib/mail/message/eml';
import type { MailMessage } from '@/lib/mail/message/message';
import { errorCode, writeNew } from './disk';
import type { Keys } from './keys';
import type { Layout } from './layout';
import { syncPlacement } from './recovery';
import { type FirstState, SpoolError, SpoolFullError, type SpoolState, type StoreResult } from './spool';

/** Points where a crash matters most; the bench kills the process there. */
export type StoreFailpoint = 'before-write' | 'after-fsync' | 'after-link';

/**
 * Stores a message (D17, maildir fashion): message and key are written and synced as drafts, the key is taken, the
 * message linked into its folder, and both folders are synced. Only then it is stored.
 * @param parts `find` and `fingerprintOf` as the spool has them
 */
export function createStore(parts: {
  layout: Layout;
  keys: Keys;
  owner: string;
  failpoint: (point: StoreFailpoint) => void;
  hasSpace: () => Promise<boolean>;
  find: (key: string) => Promise<{ fingerprint: string } | undefined>;
  fingerprintOf: (state: SpoolState, key: string) => Promise<string | undefined>;
}) {
  const { layout, keys, owner, failpoint, hasSpace, find, fingerprintOf } = parts;
  const tmp = layout.folder('tmp');
  const { fileOf } = layout;
  let counter = 0;

  async function store(message: MailMessage, state: FirstState): Promise<StoreResult> {
    const { key, fingerprint } = message;
    if (!(await hasSpace())) throw new SpoolFullError('Cartella dei messaggi: il disco è quasi pieno');
    await layout.prepare();
    failpoint('before-write');
    counter += 1;
    const draft = `${key}.${counter}.draft@${owner}`;
    const keyDraft = `${key}.${counter}.key@${owner}`;
    const drafts = [join(tmp, draft), join(tmp, keyDraft)];
    try {
      const written = await Promise.allSettled([
        writeNew(join(tmp, draft), toEml(message)),
        keys.prepare(keyDraft, { fingerprint, draft, state }),
      ]);
      for (const part of written) if (part.status === 'rejected') throw part.reason;
      failpoint('after-fsync');
      if (!(await keys.take(key, keyDraft))) {
        const earlier = await find(key);
        if (!earlier) throw new SpoolError('Cartella dei messaggi: una chiave presente non si trova');
        return { stored: false, ...earlier };
      }
      return await place(message, state, join(tmp, draft));
    } catch (error) {
      // The folders have been removed: the next message makes them again.
      if (errorCode(error) === 'ENOENT') layout.forget();
      throw error;
    } finally {
      await Promise.allSettled(drafts.map((file) => unlink(file)));
    }
  }

  /** Links a written message, whose key is taken, into its folder. */
  async function place(
    { key, fingerprint }: MailMessage,
    state: FirstState,
    draft: string,
  ): Promise<StoreResult> {
    try {
      // A link, unlike a rename, never replaces a file.
      await link(draft, fileOf(state, key));
    } catch (error) {
      // A repeat has finished this store, or the record of an older message was lost.
      const standing = errorCode(error) === 'EEXIST' ? await fingerprintOf(state, key) : undefined;
      if (standing !== fingerprint) await keys.free(key).catch(() => {});
      if (!standing) throw error;
      // The process that stored it may not have synced yet.
      await syncPlacement(layout, state);
      return { stored: false, fingerprint: standing };
    }
    failpoint('after-link');
    try {
      await syncPlacement(layout, state);
    } catch (error) {
      // Only a message that cannot be sent any more may be answered as failed.
      if (await undoPlacement(key, state, draft)) throw error;
    }
    return { stored: true, file: fileOf(state, key) };
  }

  /** Removes a message that the disk could not sync. @returns false where the message stays, and will be sent */
  async function undoPlacement(key: string, state: FirstState, draft: string): Promise<boolean> {
    const file = fileOf(state, key);
    try {
      await unlink(file);
    } catch {
      // It is being sent already, or cannot be removed.
      return false;
    }
    try {
      await keys.free(key);
      return true;
    } catch {
      // With the key taken, a repeat would be answered as stored: so the message must stay.
      return await link(draft, file).then(
        () => false,
        () => true,
      );
    }
  }

  return store;
}
