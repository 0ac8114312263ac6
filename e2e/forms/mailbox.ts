import { expect, test } from '@playwright/test';
import { WORKER_SECRET } from '@/e2e/full/worker-secret';
import { storedIn } from '@/e2e/serving/site';
import { MAX_LEADS } from '@/lib/mail/leads-protocol';
import type { LeadPage, StoredMessage } from '@/lib/mail/store/leads';
import { openWorkerStore } from '@/scripts/mail/stores';

/** A stored submission: the message to staff, and the form with its values and its attribution. */
type StoredMail = StoredMessage['message'] & Pick<StoredMessage, 'form' | 'fields' | 'origin'>;

/** The newest leads of a Cloudflare worker, read through its API for the owner. */
async function storedInWorker(url: string): Promise<StoredMessage[]> {
  const { ask } = openWorkerStore(url, WORKER_SECRET);
  const { leads }: LeadPage = await ask({ do: 'page', order: 'newest', limit: MAX_LEADS });
  return leads;
}

/** The stored submissions with `marker` in their subject or text. */
export async function mailsWith(marker: string): Promise<StoredMail[]> {
  const { name, use } = test.info().project;
  const folder = process.env.MAIL_SPOOL_DIR ?? '';
  const leads = await (name === 'worker' ? storedInWorker(use.baseURL ?? '') : storedIn(folder));
  return leads
    .map(({ message, form, fields, origin }) => ({ ...message, form, fields, origin }))
    .filter((mail) => `${mail.subject}\n${mail.text}`.includes(marker));
}

/** Waits for the one stored submission with `marker`. */
export async function mailWith(marker: string): Promise<StoredMail> {
  await expect.poll(async () => (await mailsWith(marker)).length).toBe(1);
  const [mail] = await mailsWith(marker);
  if (!mail) throw new Error(`The message with "${marker}" has gone.`);
  return mail;
}

/** A word that no other test uses. */
export const marker = () => `prova-${crypto.randomUUID()}`;
