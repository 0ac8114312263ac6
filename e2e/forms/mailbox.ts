import { expect, test } from '@playwright/test';
import { WORKER_SECRET } from '@/e2e/full/worker-secret';
import { storedIn } from '@/e2e/serving/stored';
import { MAX_LEADS } from '@/lib/mail/leads-protocol';
import type { Lead, Page } from '@/lib/mail/store/leads';
import { openWorkerStore } from '@/lib/tools/mail/stores';

/** What the site under test has stored of a submission: the message to staff, what the visitor sent, and from where. */
type Stored = Lead['message'] & Pick<Lead, 'form' | 'fields' | 'origin'>;

/** What a worker has stored, read as the owner does. */
async function storedInWorker(url: string): Promise<Lead[]> {
  const { ask } = openWorkerStore(url, WORKER_SECRET);
  const leads: Lead[] = [];
  for (let after: number | null | undefined; after !== null; ) {
    const page: Page = await ask({ do: 'page', order: 'newest', limit: MAX_LEADS, ...(after && { after }) });
    leads.push(...page.leads);
    after = page.next;
  }
  return leads;
}

/** What is stored and holds `marker` anywhere in its text or subject. */
export async function mailsWith(marker: string): Promise<Stored[]> {
  const { name, use } = test.info().project;
  const folder = process.env.MAIL_SPOOL_DIR ?? '';
  const leads = await (name === 'worker' ? storedInWorker(use.baseURL ?? '') : storedIn(folder));
  return leads
    .map(({ message, form, fields, origin }) => ({ ...message, form, fields, origin }))
    .filter((mail) => `${mail.subject}\n${mail.text}`.includes(marker));
}

/** Waits for the one message that holds `marker`. */
export async function mailWith(marker: string): Promise<Stored> {
  await expect.poll(async () => (await mailsWith(marker)).length).toBe(1);
  const [mail] = await mailsWith(marker);
  if (!mail) throw new Error(`The message with "${marker}" has gone.`);
  return mail;
}

/** A word that no other test writes. */
export const marker = () => `prova-${crypto.randomUUID()}`;
