// The environment of `npm run dev`: nothing is sent from this machine.
import { isLoopback } from '../loopback.mjs';

/** Each setting that sends something, and the setting with its address. */
const ways = /** @type {const} */ ([
  { setting: 'RESEND_API_KEY', address: 'RESEND_BASE_URL' },
  { setting: 'SMTP_URL', address: 'SMTP_URL' },
  { setting: 'LEADS_WEBHOOK_URL', address: 'LEADS_WEBHOOK_URL', also: 'LEADS_WEBHOOK_SECRET' },
  { setting: 'NEWSLETTER_URL', address: 'NEWSLETTER_URL', also: 'NEWSLETTER_TOKEN' },
]);

/** @param {string | undefined} address */
function isHere(address) {
  if (!address || !URL.canParse(address)) return false;
  return isLoopback(new URL(address).hostname);
}

/** Not the usual store, whose messages `npm start` would send. */
const STORE = '.data/dev';

/**
 * @param {Record<string, string | undefined>} settings the environment, with what .env files say
 * @param {Record<string, string | undefined>} given the environment without .env files: a store that they name is that of `npm start`
 * @returns {{ unused: string[], store: string, environment: Record<string, string> }} the settings that are not used, the folder of the
 * store, and what to set. That is every setting, because `next dev` reads changed .env files again, and keeps what is set
 */
export function devEnvironment(settings, given) {
  const unused = ways.filter(
    ({ setting, address }) => settings[setting]?.trim() && !isHere(settings[address]?.trim()),
  );
  const store = given.MAIL_SPOOL_DIR?.trim() || STORE;
  const pinned = ways.flatMap((way) => {
    const names = new Set([way.setting, way.address, ...('also' in way ? [way.also] : [])]);
    const stays = isHere(settings[way.address]?.trim());
    return Array.from(names, (name) => [name, (stays && settings[name]) || '']);
  });
  return {
    unused: unused.map(({ setting }) => setting),
    store,
    environment: { ...Object.fromEntries(pinned), MAIL_SPOOL_DIR: store },
  };
}
