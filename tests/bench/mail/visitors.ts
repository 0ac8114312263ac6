import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sample } from '../../forms/sample';

/** One submission and its answers. */
export type Submission = {
  /** A word that is in this message only. */
  marker: string;
  key: string;
  body: string;
  /** Answered as sent. */
  confirmed: boolean;
  /** Milliseconds from the request to its answer, where the first attempt was answered. */
  ms?: number | undefined;
  /** Answers other than 200. */
  refusals: number[];
};

const MAX_WAIT_MS = 60_000;

const filled = [
  (marker: string) => ({ form: 'contact', ...sample('contact', marker) }),
  (marker: string) => ({ form: 'demo', ...sample('demo', marker) }),
  (marker: string, to: string) => ({
    to,
    subject: `Nuova candidatura partner: ${marker}`,
    body: `Azienda: ${marker}`,
    replyTo: 'prova@cliente.example',
    senderName: 'Prova',
  }),
];

/** A filled form. */
export function fillForm(index: number, to: string): Submission {
  const marker = `m${index}x`;
  const form = filled[index % filled.length]?.(marker, to);
  return { marker, key: randomUUID(), body: JSON.stringify(form), confirmed: false, refusals: [] };
}

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

type Habits = {
  /** Repeats after a failure until there is an answer; else goes away after the first. */
  repeats: boolean;
  /** Sends twice at once, to two servers where there are two. */
  doubleClicks: boolean;
};

/** One visitor in ten does not wait for an answer, and one clicks twice. */
const habitsOf = (index: number): Habits => ({ repeats: index % 10 !== 3, doubleClicks: index % 10 === 5 });

/** Submits as a visitor does, to any of the servers, and records the answer. */
async function submit(submission: Submission, ports: readonly number[], habits: Habits): Promise<void> {
  const begin = performance.now();
  for (let attempt = 0; performance.now() - begin < MAX_WAIT_MS; attempt += 1) {
    const port = (at: number) => ports[at % ports.length] ?? 0;
    const sent = performance.now();
    const requests = [post(port(attempt), submission)];
    if (habits.doubleClicks && attempt === 0) requests.push(post(port(attempt + 1), submission));
    const answers = await Promise.allSettled(requests);
    for (const answer of answers) {
      if (answer.status === 'rejected') continue;
      if (answer.value !== 200) submission.refusals.push(answer.value);
      else submission.confirmed = true;
    }
    if (submission.confirmed) {
      if (attempt === 0) submission.ms = performance.now() - sent;
      return;
    }
    if (!habits.repeats) return;
    await pause(20);
  }
}

/** Has so many visitors at a time submit everything, to any of the servers. @param answered called after each */
export async function submitAll(
  all: readonly Submission[],
  ports: readonly number[],
  { visitors = 8, answered = () => {} }: { visitors?: number; answered?: () => void } = {},
): Promise<void> {
  const queue = all.entries();
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      for (const [index, submission] of queue) {
        await submit(submission, index % 2 === 0 ? ports : [...ports].reverse(), habitsOf(index));
        answered();
      }
    }),
  );
}

/** How long visitors waited whose first attempt was answered, in milliseconds. */
export function waitsOf(all: readonly Pick<Submission, 'ms'>[]) {
  const sorted = all.flatMap(({ ms }) => ms ?? []).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), worst: at(1) };
}

/** What arrived at each receiver, as one text a message, and how often it was tried and spoiled. */
export type Received = { arrived: readonly (readonly string[])[]; attempts: number; faults: number };

/** How often each submission arrived, by its word. */
function countByMarker(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const marker = /m\d+x/.exec(text)?.[0] ?? '';
    counts.set(marker, (counts.get(marker) ?? 0) + 1);
  }
  return counts;
}

/** What became of all submissions. @param setAside keys of the dead letters, which their owner is told of: none of them is lost */
export function figuresOf(
  all: readonly Submission[],
  { arrived, attempts, faults }: Received,
  setAside: ReadonlySet<string> = new Set(),
) {
  const counts = arrived.map(countByMarker);
  const isLost = ({ confirmed, marker, key }: Submission) =>
    confirmed && !setAside.has(key) && counts.some((count) => !count.has(marker));
  return {
    submissions: all.length,
    confirmed: all.filter(({ confirmed }) => confirmed).length,
    attempts,
    faults,
    lost: all.filter(isLost).length,
    doubled: counts.flatMap((count) => [...count.values()]).filter((count) => count > 1).length,
    unexpectedAnswers: all.flatMap(({ refusals }) => refusals),
    ...waitsOf(all),
  };
}

/** What a run tells besides: messages that still wait, those set aside, its time and that from the last answer to the last mail. */
type Rest = { leftOver: number; deadLetters: number; seconds: number; drainSeconds: number };

/** A time in milliseconds, for people. */
export const ms = (value: number) => `${value.toFixed(1)} ms`;

/** Prints the figures of a run, and has the process fail where something was lost, doubled or left behind. */
export function report(figures: ReturnType<typeof figuresOf> & Rest, more: Record<string, string>): void {
  const { lost, doubled, leftOver, deadLetters } = figures;
  console.table({
    submissions: figures.submissions,
    'answered as sent': figures.confirmed,
    'attempts to send': `${figures.attempts}, ${((figures.faults / figures.attempts) * 100).toFixed(1)}% spoiled`,
    lost,
    doubled,
    'left over, dead letters': `${leftOver}, ${deadLetters}`,
    'answers other than 200': figures.unexpectedAnswers.length,
    'time to answer p50, p95, worst': [figures.p50, figures.p95, figures.worst].map(ms).join(', '),
    ...more,
    'whole run, drain': `${figures.seconds.toFixed(0)} s, ${figures.drainSeconds.toFixed(1)} s`,
  });
  if (lost + doubled + leftOver > 0) process.exitCode = 1;
}
