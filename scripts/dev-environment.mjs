// The environment of `npm run dev`, in which this machine sends no messages.
import { isLoopback } from '../lib/hosts.mjs';

/** The settings that send something, with the setting that holds the URL, and the secret. */
const senders = [
  { setting: 'RESEND_API_KEY', url: 'RESEND_BASE_URL', secret: 'RESEND_API_KEY' },
  { setting: 'SMTP_URL', url: 'SMTP_URL', secret: 'SMTP_URL' },
  { setting: 'LEADS_WEBHOOK_URL', url: 'LEADS_WEBHOOK_URL', secret: 'LEADS_WEBHOOK_SECRET' },
  { setting: 'NEWSLETTER_URL', url: 'NEWSLETTER_URL', secret: 'NEWSLETTER_TOKEN' },
];

/**
 * @returns whether a URL is on this machine
 * @param {string | undefined} url
 */
function isLocal(url) {
  if (!url || !URL.canParse(url)) return false;
  return isLoopback(new URL(url).hostname);
}

/** A separate store, since `npm start` would send the messages of the usual one. */
const DEV_STORE = '.data/dev';

/**
 * Computes the environment of `next dev`. Settings that would send to another machine are set to an empty text, also those that
 * are not set: `next dev` reads a changed .env file again, but keeps variables that have a value already.
 * @param {Record<string, string | undefined>} settings the environment with the .env files
 * @param {Record<string, string | undefined>} shell the environment without them: their MAIL_SPOOL_DIR is the store of `npm start`
 * @returns {{ unused: string[], store: string, environment: Record<string, string> }} the settings that are not used, the folder
 *   of the store, and the variables to set
 */
export function devEnvironment(settings, shell) {
  const store = shell.MAIL_SPOOL_DIR?.trim() || DEV_STORE;
  /** @type {Record<string, string>} */
  const environment = { MAIL_SPOOL_DIR: store };
  /** @type {string[]} */
  const unused = [];
  for (const { setting, url, secret } of senders) {
    const isUsed = isLocal(settings[url]?.trim());
    if (!isUsed && settings[setting]?.trim()) unused.push(setting);
    for (const name of [setting, url, secret]) environment[name] = (isUsed && settings[name]) || '';
  }
  return { unused, store, environment };
}
