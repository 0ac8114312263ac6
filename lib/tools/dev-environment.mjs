// The environment of `npm run dev`: nothing is sent from this machine.
import { isLoopback } from '../loopback.mjs';

/** The settings that send something, each with the setting that holds its address, and one that belongs to it. */
const senders = /** @type {const} */ ([
  { setting: 'RESEND_API_KEY', address: 'RESEND_BASE_URL' },
  { setting: 'SMTP_URL', address: 'SMTP_URL' },
  { setting: 'LEADS_WEBHOOK_URL', address: 'LEADS_WEBHOOK_URL', also: 'LEADS_WEBHOOK_SECRET' },
  { setting: 'NEWSLETTER_URL', address: 'NEWSLETTER_URL', also: 'NEWSLETTER_TOKEN' },
]);

/** Whether an address is on this machine. @param {string | undefined} address */
function isLocal(address) {
  if (!address || !URL.canParse(address)) return false;
  return isLoopback(new URL(address).hostname);
}

/** Not the usual store, whose messages `npm start` would send. */
const STORE = '.data/dev';

/**
 * The environment of `next dev`. It sets every setting that sends something, to nothing if it would send elsewhere: `next dev`
 * reads changed .env files again, but keeps what is set.
 * @param {Record<string, string | undefined>} settings the environment, with what .env files say
 * @param {Record<string, string | undefined>} shell the environment without .env files, since the store that they name is that of
 *   `npm start`
 * @returns {{ unused: string[], store: string, environment: Record<string, string> }} the settings that are not used, the folder of
 *   the store, and the variables to set
 */
export function devEnvironment(settings, shell) {
  const unused = senders.filter(
    ({ setting, address }) => settings[setting]?.trim() && !isLocal(settings[address]?.trim()),
  );
  const store = shell.MAIL_SPOOL_DIR?.trim() || STORE;
  const variables = senders.flatMap((sender) => {
    const names = new Set([sender.setting, sender.address, ...('also' in sender ? [sender.also] : [])]);
    const isUsed = isLocal(settings[sender.address]?.trim());
    return Array.from(names, (name) => [name, (isUsed && settings[name]) || '']);
  });
  return {
    unused: unused.map(({ setting }) => setting),
    store,
    environment: { ...Object.fromEntries(variables), MAIL_SPOOL_DIR: store },
  };
}
