import { API_URL, fieldOf } from '@/lib/mail/delivery/resend-provider';
import { type LaunchFinding, type LaunchResult, toFix, toKnow, unverified } from './result';

const TIMEOUT_MS = 8000;
const where = 'impostazione RESEND_API_KEY';

/**
 * Whether the provider takes the key, and sends for the domain. Asks for the list of domains: no message is sent.
 * @param baseUrl a local fake; the provider unless given
 * @param domain of the sender
 */
export async function mailKey(key: string, domain: string, baseUrl: string = API_URL): Promise<LaunchResult> {
  try {
    const answer = await fetch(`${baseUrl}/domains`, {
      headers: { Authorization: `Bearer ${key}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    return keyResult(answer.status, body, domain);
  } catch {
    return unverified('La chiave della posta: il fornitore non risponde da qui.');
  }
}

/**
 * What the provider's answer says of the key.
 * @param status of the HTTP answer
 * @param body as parsed from JSON
 */
export function keyResult(status: number, body: unknown, domain: string): LaunchResult {
  // The provider names a key that may only send.
  if (fieldOf(body, 'name') === 'restricted_api_key') {
    return toKnow(
      'La chiave della posta può solo spedire («Sending access»): il sito non può vedere i messaggi che una casella respinge dopo l’invio. Date al sito una chiave «Full access» (Resend, API Keys), che vede anche questi ma va custodita meglio; oppure guardate ogni tanto il pannello del fornitore (Resend, Emails).',
    );
  }
  if (status === 200) return toFix(...domainFindings(fieldOf(body, 'data'), domain));
  if ([400, 401, 403].includes(status)) {
    return toFix({
      what: 'Il fornitore di posta rifiuta la chiave',
      where,
      fix: 'Create una chiave nuova nel pannello del fornitore (Resend, API Keys) e scrivetela in .env.',
    });
  }
  return unverified(`La chiave della posta: il fornitore ha risposto ${status}, riprovate più tardi.`);
}

function domainFindings(domains: unknown, domain: string): LaunchFinding[] {
  const list: unknown[] = Array.isArray(domains) ? domains : [];
  const own = list.find((entry) => {
    const name = fieldOf(entry, 'name');
    return typeof name === 'string' && (domain === name || domain.endsWith(`.${name}`));
  });
  if (own && fieldOf(own, 'status') === 'verified') return [];
  return [
    {
      what: own
        ? `Il fornitore non ha ancora verificato il dominio ${domain}`
        : `Il fornitore non conosce il dominio ${domain}, da cui partono i messaggi`,
      where: 'impostazione MAIL_FROM',
      fix: 'Completate la verifica nel pannello del fornitore (Resend, Domains), o usate un mittente di un dominio verificato.',
    },
  ];
}

/** Whether the newsletter provider's address exists. It is read without the token and without a sign-up. */
export async function newsletterAddress(url: string): Promise<LaunchResult> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) });
    // An address for posting may refuse to be read. Only one that does not exist is wrong.
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
