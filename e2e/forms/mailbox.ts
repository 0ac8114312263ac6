import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { openWorkerStore } from '@/lib/tools/mail/worker-store';
import { WORKER_SECRET } from '../full/worker-secret';

/** Folder that the server under test keeps its messages in. */
function spool(): string {
  const folder = process.env.MAIL_SPOOL_DIR;
  if (!folder) throw new Error('MAIL_SPOOL_DIR must name the folder of the server under test.');
  return folder;
}

/** Messages read so far, by key: a kept message never changes. */
const read = new Map<string, Email>();

/** Reads the messages of the spool's folder that are new. */
async function readFolder(): Promise<void> {
  const names = await readdir(spool(), { recursive: true });
  for (const name of names.filter((entry) => entry.endsWith('.eml'))) {
    const file = basename(name, '.eml');
    // A message may be on its way from one folder to another.
    const bytes = read.has(file) ? undefined : await readFile(join(spool(), name)).catch(() => undefined);
    if (bytes) read.set(file, await PostalMime.parse(bytes));
  }
}

/** The same of a worker's store, as the owner reads it. */
async function readWorker(url: string): Promise<void> {
  const { reader } = openWorkerStore(url, WORKER_SECRET);
  const fresh = (await reader.entries()).filter(({ key }) => !read.has(key));
  for await (const { entry } of reader.read(fresh)) {
    const bytes = await reader.bytes(entry);
    if (bytes) read.set(entry.key, await PostalMime.parse(bytes));
  }
}

/** Kept messages that hold `marker` anywhere in their decoded text or subject. */
export async function mailsWith(marker: string): Promise<Email[]> {
  const { name, use } = test.info().project;
  await (name === 'worker' ? readWorker(use.baseURL ?? '') : readFolder());
  return [...read.values()].filter((mail) => `${mail.subject}\n${mail.text}`.includes(marker));
}

/** Waits for the one message that holds `marker`. */
export async function mailWith(marker: string): Promise<Email> {
  await expect.poll(async () => (await mailsWith(marker)).length).toBe(1);
  const [mail] = await mailsWith(marker);
  if (!mail) throw new Error(`The message with "${marker}" has gone.`);
  return mail;
}

/** A word that no other test writes. */
export const marker = () => `prova-${crypto.randomUUID()}`;
