import { setTimeout as pause } from 'node:timers/promises';
import type { AskLeads } from '@/lib/mail/leads-protocol';
import { sample } from '@/tests/forms/sample';

/** A lead that has not arrived by then counts as lost. */
const DRAIN_MS = 900_000;

/** Filled forms, each with a word that is in it only, and how they were answered. */
export function fillForms(count: number, to = 'info@azienda.example') {
  return Array.from({ length: count }, (_, index) => {
    const marker = `m${index}x`;
    const forms = [
      { form: 'contact', ...sample('contact', marker) },
      { form: 'demo', ...sample('demo', marker) },
      { to, subject: `Candidatura ${marker}`, body: `Azienda: ${marker}` },
    ];
    const body = JSON.stringify(forms[index % 3]);
    const key: string = crypto.randomUUID();
    /** `ms`: from the first request to the answer; `refused`: how often that was not 200. */
    return { marker, key, body, confirmed: false, ms: Number.POSITIVE_INFINITY, refused: 0 };
  });
}
type Submission = ReturnType<typeof fillForms>[number];

async function post(port: number, { key, body }: Submission): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body,
    signal: AbortSignal.timeout(15_000),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Submits as a visitor does, until there is an answer: one in ten goes away before, and one clicks twice at once. */
async function submit(submission: Submission, index: number, ports: readonly number[]): Promise<void> {
  const portAt = (at: number) => ports[(index + at) % ports.length] ?? 0;
  const startedAt = performance.now();
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const requests = [post(portAt(attempt), submission)];
    if (index % 10 === 5 && attempt === 0) requests.push(post(portAt(1), submission));
    for (const answer of await Promise.allSettled(requests)) {
      if (answer.status === 'rejected') continue;
      if (answer.value === 200) submission.confirmed = true;
      else submission.refused += 1;
    }
    if (submission.confirmed) submission.ms = performance.now() - startedAt;
    if (submission.confirmed || index % 10 === 3) return;
    await pause(20);
  }
}

/** Has eight visitors at a time submit everything, to any of the servers. */
export async function submitAll(all: readonly Submission[], ports: readonly number[]) {
  const queue = all.entries();
  const visit = async () => {
    for (const [index, submission] of queue) await submit(submission, index, ports);
  };
  await Promise.all(Array.from({ length: 8 }, visit));
}

/** How many were confirmed, and how long 50 and 95 of 100 visitors waited at most. */
function waitsOf(all: readonly Submission[]) {
  const waits = all.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? 0);
  return { confirmed: all.filter(({ confirmed }) => confirmed).length, p50Ms: at(0.5), p95Ms: at(0.95) };
}

/** The texts that arrived at each receiver, and how many attempts and faults there were. */
type Received = { arrived: readonly (readonly string[])[]; attempts: number; faults: number };

/** Waits until nothing is left to be sent, and counts. Dead letters, which the owner gets to know, are not lost. */
export async function drain(all: readonly Submission[], figures: () => Received, ask: AskLeads) {
  const left = async () => {
    const { waiting, sending } = (await ask({ do: 'summary' })).counts;
    return waiting + sending;
  };
  const until = performance.now() + DRAIN_MS;
  // A request of a visitor who has gone away may still be on its way.
  for (let quiet = 0; quiet < 10 && performance.now() < until; quiet = (await left()) === 0 ? quiet + 1 : 0)
    await pause(100);
  const { leads } = await ask({ do: 'page', order: 'oldest', state: 'dead', limit: 50 });
  const dead = new Set(leads.map(({ key }) => key));
  const { arrived, attempts, faults } = figures();
  // A collection carries several, and names each more than once.
  const markers = arrived.map((texts) => texts.flatMap((text) => [...new Set(text.match(/m\d+x/g))]));
  const distinct = markers.map((each) => new Set(each));
  const isLost = ({ confirmed, marker, key }: Submission) =>
    confirmed && !dead.has(key) && distinct.some((each) => !each.has(marker));
  return {
    ...waitsOf(all),
    attempts,
    faults,
    lost: all.filter(isLost).length,
    doubled: markers.flat().length - distinct.reduce((sum, { size }) => sum + size, 0),
    deadLetters: dead.size,
    collections: arrived.flat().filter((text) => /^\d+ messaggi?o? in attesa/.test(text)).length,
    unexpectedAnswers: all.reduce((sum, { refused }) => sum + refused, 0),
    leftOver: await left(),
  };
}
