import { Resolver } from 'node:dns/promises';
import { type LaunchFinding, type LaunchResult, unverified } from './result';

/** The DNS queries that are needed; they reject with a `code` as node:dns does. */
export type NameServer = Pick<Resolver, 'resolveMx' | 'resolveTxt'>;

/** This machine's name servers, asked once, for at most three seconds. */
export const nameServer = (): NameServer => new Resolver({ timeout: 3000, tries: 1 });

/** A domain that surely has mail: where even this one is not found, DNS does not work from here. */
const wellKnown = 'google.com';
const NO_RECORDS = ['ENOTFOUND', 'ENODATA'];

/** The records, `[]` where the name server says that there are none; undefined where it does not answer. */
async function lookup<Answer>(question: Promise<Answer[]>): Promise<Answer[] | undefined> {
  try {
    return await question;
  } catch (error) {
    return NO_RECORDS.includes((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined;
  }
}

/**
 * Whether the recipient's domain takes mail, and the sender's lets the provider send: MX of the one; SPF (RFC 7208) and
 * the provider's DKIM key of the other, which Resend wants under `send.` and `resend._domainkey.`.
 * @param domains lower case
 */
export async function mailDomains(
  domains: { from: string; to: string },
  names: NameServer,
): Promise<LaunchResult> {
  const known = await lookup(names.resolveMx(wellKnown));
  if (!known?.length) {
    return unverified(
      `I domini della posta (${domains.from}, ${domains.to}): da qui i nomi di Internet non rispondono.`,
    );
  }
  const findings: LaunchFinding[] = [];
  const open: string[] = [];
  const spf = (records: string[][] | undefined) =>
    records?.some((parts) => parts.join('').startsWith('v=spf1'));
  const [boxes, own, sending, key] = await Promise.all([
    lookup(names.resolveMx(domains.to)),
    lookup(names.resolveTxt(domains.from)),
    lookup(names.resolveTxt(`send.${domains.from}`)),
    lookup(names.resolveTxt(`resend._domainkey.${domains.from}`)),
  ]);
  if (boxes === undefined) open.push(`Il dominio ${domains.to}: non risponde.`);
  else if (boxes.length === 0) {
    findings.push({
      what: `Il dominio ${domains.to} non riceve posta (non ha MX)`,
      where: 'impostazione MAIL_TO',
      fix: 'Correggete la casella, o fate attivare la posta a chi gestisce il dominio.',
    });
  }
  if (!spf(own) && !spf(sending)) {
    if (own === undefined || sending === undefined) open.push(`Il dominio ${domains.from}: non risponde.`);
    else findings.push(unauthorised(domains.from, 'non dice chi può spedire a suo nome (non ha SPF)'));
  }
  if (key === undefined) open.push(`La firma di ${domains.from}: il dominio non risponde.`);
  else if (key.length === 0) {
    findings.push(unauthorised(domains.from, 'non ha la firma del fornitore (DKIM, resend._domainkey)'));
  }
  return { findings, unverified: open, notes: [] };
}

const unauthorised = (domain: string, why: string): LaunchFinding => ({
  what: `Il dominio ${domain} ${why}: i messaggi finirebbero tra lo spam o sarebbero respinti`,
  where: 'impostazione MAIL_FROM',
  fix: 'Nel pannello del fornitore (Resend, Domains) aggiungete il dominio, e date a chi gestisce il DNS le righe che vi mostra.',
});
