import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { isLoopback, isPrivate } from './hosts.mjs';
import { percentDecoded } from './percent-decoded';

function urlOf(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

const isWeb = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:';
const isAnonymous = (url: URL) => url.username === '' && url.password === '';

/**
 * A rule for a string.
 * @param allowed its error: what is allowed
 * @param parse returns the value, or undefined for a wrong string
 */
function parsed<Value>(allowed: string, parse: (value: string) => Value | undefined) {
  return z.pipe(
    z.string(),
    z.transform((value, context) => {
      const result = parse(value);
      if (result !== undefined) return result;
      context.issues.push({ code: 'custom', input: value, message: allowed });
      return z.NEVER;
    }),
  );
}

const MAX_COUNT = 1_000_000;

/** A whole number in decimal digits. */
export const integer = (min: number, max = MAX_COUNT) =>
  parsed(`un numero intero da ${min} ${max === MAX_COUNT ? 'in su' : `a ${max}`}`, (value) => {
    const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  });

/** A switch: 1, or unset. */
export const switchOn = parsed('1, o nessun valore', (value) => (value === '1' ? true : undefined));

/** A web URL with neither user nor password, parameters nor anchor. */
function plainUrl(value: string): URL | undefined {
  const url = urlOf(value);
  return url && isWeb(url) && isAnonymous(url) && !url.search && !url.hash ? url : undefined;
}

/** The base URL of a site. */
export const origin = parsed('un indirizzo http(s) senza percorso, come https://www.azienda.it', (value) => {
  const url = plainUrl(value);
  return url?.pathname === '/' ? url.origin : undefined;
});

/** A URL on this machine, returned without a final slash. */
export const loopbackUrl = parsed(
  'un indirizzo http(s) di questa macchina (127.0.0.1, localhost, [::1])',
  (value) => {
    const url = plainUrl(value);
    return url && isLoopback(url.hostname) ? url.href.replace(/\/+$/, '') : undefined;
  },
);

/** An https URL; also http for hosts that `mayBePlain` accepts. */
const secureUrl = (allowed: string, mayBePlain: (hostname: string) => boolean) =>
  parsed(allowed, (value) => {
    const url = urlOf(value);
    if (!url || !isWeb(url) || !isAnonymous(url)) return undefined;
    return url.protocol === 'https:' || mayBePlain(url.hostname) ? url.href : undefined;
  });

/** A URL that visitors open. */
export const publicUrl = secureUrl('un indirizzo https://', isLoopback);
/** A URL that the server posts to. */
export const receiverUrl = secureUrl(
  'un indirizzo https:// senza utente e password; http:// solo verso questa macchina o una rete privata',
  isPrivate,
);

/** A mail server (SMTP_URL). */
export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the first byte, else STARTTLS. */
  secure: boolean;
  /** On this machine, where STARTTLS is not needed. */
  isLocal: boolean;
  auth?: { user: string; pass: string } | undefined;
};

/** A decoded user or password; undefined if it has invalid escapes or control characters. */
function decoded(text: string): string | undefined {
  const plain = percentDecoded(text);
  return plain === undefined || /\p{Cc}/u.test(plain) ? undefined : plain;
}

/** Ports of submission: with TLS from the first byte (RFC 8314), and with STARTTLS (RFC 6409). */
const SMTP_PORTS: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 };

export const smtpUrl = parsed(
  'smtps://utente:password@mail.azienda.it:465, oppure smtp://utente:password@mail.azienda.it:587 (con STARTTLS). In utente e password i segni che non sono lettere o cifre vanno in percentuale: @ è %40, # è %23, / è %2F; il nome del server è intero, con i punti',
  (value): SmtpServer | undefined => {
    const url = urlOf(value);
    const usualPort = url && SMTP_PORTS[url.protocol];
    if (!url || usualPort === undefined || !/^\/?$/.test(url.pathname) || url.search || url.hash)
      return undefined;
    // URL does not normalize the host of this protocol.
    const host = url.hostname.toLowerCase();
    const [user, pass] = [decoded(url.username), decoded(url.password)];
    if (!/^(?:[a-z\d.-]+|\[[\da-f:.]+\])$/.test(host)) return undefined;
    // In .env an percentDecoded # begins a comment, so that the user is what remains as the host.
    if (!isLoopback(host) && !/[.:]/.test(host)) return undefined;
    if (user === undefined || pass === undefined || !user !== !pass) return undefined;
    return {
      host: host.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || usualPort,
      secure: url.protocol === 'smtps:',
      isLocal: isLoopback(host),
      auth: user ? { user, pass } : undefined,
    };
  },
);

/** Sizes of a secret that Standard Webhooks allows, in bytes. */
const WEBHOOK_SECRET_BYTES = { min: 24, max: 64 };

/** A secret of Standard Webhooks (standardwebhooks.com): `whsec_` and base64. */
export const webhookSecret = parsed(
  'whsec_ seguito da 24 a 64 byte in base64. Per farne uno: echo "whsec_$(openssl rand -base64 32)"',
  (value) => {
    const text = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(value)?.[1];
    const bytes = Buffer.from(text ?? '', 'base64');
    const isBase64 = bytes.toString('base64') === text;
    const { min, max } = WEBHOOK_SECRET_BYTES;
    return isBase64 && bytes.length >= min && bytes.length <= max ? value : undefined;
  },
);

/** A text without spaces and accents. */
export const printable = (allowed: string, pattern = /^[!-~]+$/) =>
  z.string().check(z.regex(pattern, allowed));
/** A path without control characters, which are typing errors. */
export const folder = printable('il percorso di una cartella', /^\P{Cc}+$/u);
export const email = (allowed: string) => z.email(allowed).check(z.maxLength(254, allowed));

/** An IP address or a host name. */
const isHost = (value: string) => isIP(value) !== 0 || /^[a-z\d](?:[a-z\d.-]{0,252})$/i.test(value);
export const hostToBind = z.string().check(z.refine(isHost, 'un indirizzo IP o un nome, come 127.0.0.1'));
