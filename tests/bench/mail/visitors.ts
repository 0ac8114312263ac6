import { setTimeout as pause } from 'node:timers/promises';
import type { AskLeads } from '@/lib/mail/leads-protocol';
import { sample } from '@/tests/forms/sample';

/** A lead that has not arrived after this time counts as lost. */
const DRAIN_MS = 900_000;
const VISITORS_AT_A_TIME = 8;

/** Fills forms, each with its own marker word, and a record of the answers. */
export function fillForms(count: number, to = 'info@azienda.example') {
  return Array.from({ length: count }, (_, index) => {
    const marker = `m${index}x`;
    const forms = [
      { form: 'contact', ...sample('contact', marker) },
      { form: 'demo', ...sample('demo', marker) },
      { to, subject: `Candidatura ${marker}`, body: `Azienda: ${marker}` },
    ];
    const body = JSON.stringify(forms[index % forms.length]);
    const key: string = crypto.randomUUID();
    /** `ms`: from the first request to the answer 200; `otherAnswers`: the number of other answers. */
    return { marker, key, body, isConfirmed: false, ms: Number.POSITIVE_INFINITY, otherAnswers: 0 };
  });
}
type FilledForm = ReturnType<typeof fillForms>[number];

async function post(port: number, { key, body }: FilledForm): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body,
    signal: AbortSignal.timeout(15_000),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Submits until the answer is 200. One visitor in ten gives up after the first request, and one in ten clicks twice. */
async function submit(submission: FilledForm, index: number, ports: readonly number[]): Promise<void> {
  const [givesUp, clicksTwice] = [index % 10 === 3, index % 10 === 5];
  const portOf = (attempt: number) => ports[(index + attempt) % ports.length] ?? 0;
  const startedAt = performance.now();
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const requests = [post(portOf(attempt), submission)];
    if (clicksTwice && attempt === 0) requests.push(post(portOf(1), submission));
    for (const answer of await Promise.allSettled(requests)) {
      if (answer.status === 'rejected') continue;
      if (answer.value === 200) submission.isConfirmed = true;
      else submission.otherAnswers += 1;
    }
    if (submission.isConfirmed) submission.ms = performance.now() - startedAt;
    if (submission.isConfirmed || givesUp) return;
    await pause(20);
  }
}

/** Submits all forms to the servers in turn. */
export async function submitAll(submissions: readonly FilledForm[], ports: readonly number[]) {
  const queue = submissions.entries();
  const visit = async () => {
    for (const [index, submission] of queue) await submit(submission, index, ports);
  };
  await Promise.all(Array.from({ length: VISITORS_AT_A_TIME }, visit));
}

/** The texts that arrived at each receiver, and the numbers of attempts and faults. */
type Received = { arrived: readonly (readonly string[])[]; attempts: number; faults: number };

/** Waits until the queue is empty, and counts. A dead letter is not lost, since the owner is told about it. */
export async function drain(submissions: readonly FilledForm[], figures: () => Received, ask: AskLeads) {
  const leftOver = await waitForEmptyQueue(ask);
  const { leads } = await ask({ do: 'page', order: 'oldest', state: 'dead', limit: 50 });
  const deadKeys = new Set(leads.map(({ key }) => key));
  const { arrived, attempts, faults } = figures();
  // A digest carries several leads, and names each more than once.
  const markersByReceiver = arrived.map((texts) =>
    texts.flatMap((text) => [...new Set(text.match(/m\d+x/g))]),
  );
  const isLost = ({ isConfirmed, marker, key }: FilledForm) =>
    isConfirmed && !deadKeys.has(key) && !markersByReceiver.every((markers) => markers.includes(marker));
  const waits = submissions.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    confirmed: submissions.filter(({ isConfirmed }) => isConfirmed).length,
    p95Ms: Math.round(waits[Math.floor(waits.length * 0.95)] ?? 0),
    attempts,
    faults,
    lost: submissions.filter(isLost).length,
    doubled: sumOf(markersByReceiver, (markers) => markers.length - new Set(markers).size),
    deadLetters: deadKeys.size,
    digests: arrived.flat().filter((text) => /^\d+ messaggi?o? in attesa/.test(text)).length,
    unexpectedAnswers: sumOf(submissions, ({ otherAnswers }) => otherAnswers),
    leftOver,
  };
}

/**
 * Waits until nothing has been in the queue for a second.
 * @returns the number of leads that are left after DRAIN_MS
 */
async function waitForEmptyQueue(ask: AskLeads): Promise<number> {
  const deadline = performance.now() + DRAIN_MS;
  let leftOver = 0;
  // A request of a visitor who has given up may still arrive.
  for (let emptyPolls = 0; emptyPolls < 10 && performance.now() < deadline; emptyPolls += 1) {
    await pause(100);
    const { waiting, sending } = (await ask({ do: 'summary' })).counts;
    leftOver = waiting + sending;
    if (leftOver > 0) emptyPolls = -1;
  }
  return leftOver;
}

const sumOf = <Item>(items: readonly Item[], count: (item: Item) => number) =>
  items.reduce((sum, item) => sum + count(item), 0);
