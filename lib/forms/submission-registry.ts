import type { Submission } from './email-service';

/**
 * What this browser has sent lately: one key for the same values of the same form, also from another tab, after a
 * reload or in a restored session (D16). `invio:<form>` holds key and send time for each fingerprint of values.
 */
const PREFIX = 'invio:';
const VALID_MS = 60 * 60 * 1000;
/** How long a lock is held after writing: another tab may see what was written only a little later. */
const SETTLE_MS = 250;
/** How long to wait for another tab's lock. */
const LOCK_TIMEOUT_MS = 5000;

type Sent = { key: string; sentAt: number };
type Known = Record<string, Sent>;

/**
 * The submission that these values have had within the last hour, else `candidate`, which is then remembered for one
 * hour. Two tabs that ask at the same moment get the same. Where storage is missing it is the candidate; never rejects.
 * @param form which form it is
 * @param values what is sent, in one spelling for the same values
 */
export async function agreeOnSubmission(
  form: string,
  values: string,
  candidate: Submission,
): Promise<Submission> {
  const name = PREFIX + form;
  const agree = () => recallOrRemember(name, fingerprint(values), candidate);
  // Absent where pages are served without TLS.
  if (!navigator.locks) return agree();
  try {
    return await new Promise<Submission>((resolve, reject) => {
      const inTurn = async () => {
        resolve(agree());
        await new Promise((done) => setTimeout(done, SETTLE_MS));
      };
      navigator.locks.request(name, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, inTurn).catch(reject);
    });
  } catch {
    return agree();
  }
}

/** Forgets the key of these values: the server knows it with another content, so the next attempt needs a fresh one. */
export function forgetSubmission(form: string, values: string): void {
  const name = PREFIX + form;
  const { [fingerprint(values)]: _, ...others } = readKnown(name);
  writeKnown(name, others);
}

function recallOrRemember(name: string, hash: string, candidate: Submission): Submission {
  const known = readKnown(name);
  const sent = known[hash];
  if (sent) return { key: sent.key, sentAt: new Date(sent.sentAt) };
  writeKnown(name, { ...known, [hash]: { key: candidate.key, sentAt: candidate.sentAt.getTime() } });
  return candidate;
}

/** What is still valid; a clock that was set back must not keep an entry for longer. */
function readKnown(name: string): Known {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    return Object.fromEntries(
      Object.entries(known ?? {}).filter(
        (pair): pair is [string, Sent] => isSent(pair[1]) && Math.abs(Date.now() - pair[1].sentAt) < VALID_MS,
      ),
    );
  } catch {
    return {};
  }
}

function writeKnown(name: string, known: Known): void {
  try {
    localStorage.setItem(name, JSON.stringify(known));
  } catch {
    // Full, blocked or absent: then each tab knows its own submissions only.
  }
}

function isSent(value: unknown): value is Sent {
  if (typeof value !== 'object' || value === null) return false;
  const { key, sentAt } = value as Partial<Sent>;
  return typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key) && typeof sentAt === 'number';
}

/**
 * A number of 53 bits for a text, in base 36 (cyrb53): equal texts have equal ones, and the text cannot be read from
 * it. No digest of `crypto.subtle`, which does not exist where pages are served without TLS.
 */
export function fingerprint(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 2654435761);
    high = Math.imul(high ^ unit, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36);
}
