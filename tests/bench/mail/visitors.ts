import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

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

const PATIENCE_MS = 60_000;

const forms = [
  (marker: string) => ({
    form: 'contact',
    firstName: 'Prova',
    lastName: marker,
    email: 'prova@cliente.example',
    subject: 'quote',
    message: `Buongiorno, scrivo per ${marker}.`,
    privacyAccepted: true,
  }),
  (marker: string) => ({
    form: 'demo',
    nomeAzienda: `Studio ${marker}`,
    nomeContatto: 'Prova',
    email: 'prova@cliente.example',
    telefono: '02 1234567',
    settore: 'settore-legale',
    privacyAccepted: true,
  }),
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
  const form = forms[index % forms.length]?.(marker, to);
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

export type Habits = {
  /** Repeats after a failure until there is an answer; else goes away after the first. */
  patient: boolean;
  /** Sends twice at once, to two servers where there are two. */
  doubleClick: boolean;
};

/** Submits as a visitor does, to any of the servers, and records the answer. */
export async function submit(
  submission: Submission,
  ports: readonly number[],
  { patient, doubleClick }: Habits,
): Promise<void> {
  const begin = performance.now();
  for (let attempt = 0; performance.now() - begin < PATIENCE_MS; attempt += 1) {
    const port = (at: number) => ports[at % ports.length] ?? 0;
    const sent = performance.now();
    const requests = [post(port(attempt), submission)];
    if (doubleClick && attempt === 0) requests.push(post(port(attempt + 1), submission));
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
    if (!patient) return;
    await pause(20);
  }
}
