import { type LaunchResult, toFix, unverified } from './finding';

const TIMEOUT_MS = 8000;

/** Whether the newsletter provider's address is there: read without the token and without signing anybody up. */
export async function newsletterAddress(url: string): Promise<LaunchResult> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) });
    // A page for posting may well refuse to be read; only one that is not there is wrong.
    if (status !== 404 && status !== 410) return toFix();
    return toFix({
      what: `L’indirizzo della newsletter non esiste (${status})`,
      where: 'impostazione NEWSLETTER_URL',
      fix: 'Copiatelo di nuovo dal pannello del fornitore della newsletter.',
    });
  } catch {
    return unverified('L’indirizzo della newsletter: non risponde da qui.');
  }
}
