import { expect, test } from '@playwright/test';
import { WORKER_SECRET } from '@/e2e/full/worker-secret';
import { LEADS_PATH, MAX_LEADS } from '@/lib/mail/leads-protocol';
import type { Lead } from '@/lib/mail/store/leads';
import { createLeads, type Page, type PageRequest } from '@/lib/mail/store/leads';
import { openDatabase } from '@/lib/mail/store/node-database';

/** What the site under test has stored of a submission: the message to staff, what the visitor sent, and from where. */
type Stored = Lead['message'] & Pick<Lead, 'form' | 'fields' | 'origin'>;

type ReadPage = (request: PageRequest) => Promise<Page>;

/** Reads the database of the server under test. */
function readDatabase(): ReadPage {
  const folder = process.env.MAIL_SPOOL_DIR;
  if (!folder) throw new Error('MAIL_SPOOL_DIR must name the folder of the server under test.');
  const leads = createLeads(openDatabase(folder, { create: false }), []);
  return (request) => leads.page(request, Date.now());
}

/** Reads the store of a worker, as the owner does. */
const readWorker =
  (url: string): ReadPage =>
  async (request) => {
    const response = await fetch(new URL(LEADS_PATH, url), {
      method: 'POST',
      headers: { Authorization: `Bearer ${WORKER_SECRET}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ do: 'page', ...request }),
    });
    const answer: { result: Page } = await response.json();
    return answer.result;
  };

let read: ReadPage | undefined;

/** What is stored and holds `marker` anywhere in its text or subject. */
export async function mailsWith(marker: string): Promise<Stored[]> {
  const { name, use } = test.info().project;
  read ??= name === 'worker' ? readWorker(use.baseURL ?? '') : readDatabase();
  const found: Stored[] = [];
  let after: number | null | undefined;
  while (after !== null) {
    const page: Page = await read({ order: 'newest', limit: MAX_LEADS, ...(after ? { after } : {}) });
    found.push(
      ...page.leads.map(({ message, form, fields, origin }) => ({ ...message, form, fields, origin })),
    );
    after = page.next;
  }
  return found.filter((mail) => `${mail.subject}\n${mail.text}`.includes(marker));
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
