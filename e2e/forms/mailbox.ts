import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** Folder that the server under test keeps its messages in. */
function spool(): string {
  const folder = process.env.MAIL_SPOOL_DIR;
  if (!folder) throw new Error('MAIL_SPOOL_DIR must name the folder of the server under test.');
  return folder;
}

/** Messages read so far, by file name: a kept message never changes. */
const read = new Map<string, Email>();

/** Kept messages that hold `marker` anywhere in their decoded text or subject. */
export async function mailsWith(marker: string): Promise<Email[]> {
  const names = await readdir(spool(), { recursive: true });
  const found: Email[] = [];
  for (const name of names.filter((entry) => entry.endsWith('.eml'))) {
    const file = basename(name);
    // A message may be on its way from one folder to another.
    const bytes = read.has(file) ? undefined : await readFile(join(spool(), name)).catch(() => undefined);
    if (bytes) read.set(file, await PostalMime.parse(bytes));
    const mail = read.get(file);
    if (!mail) continue;
    if (`${mail.subject}\n${mail.text}`.includes(marker)) found.push(mail);
  }
  return found;
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
