// `npm run launch-check`: what still stands between this site and the public (D1). Exit code 1 while anything does.
import { site } from '@/content/site';
import { parseSettings } from '@/lib/settings';
import { placeholders } from './placeholders';

const settings = parseSettings(process.env, {
  siteUrl: site.url,
  mailTo: site.mail.info,
  mailFrom: site.mail.from,
});

const missing = [
  ...placeholders(site).map(
    ({ path, value }) =>
      `content/site.ts, «${path}» è ancora un segnaposto: «${value}». Scrivete il dato vero.`,
  ),
  ...placeholders({ SITE_URL: settings.siteUrl, MAIL_TO: settings.mailTo, MAIL_FROM: settings.mailFrom }).map(
    ({ path, value }) => `Impostazione ${path}: vale «${value}», che non è un indirizzo vero.`,
  ),
  ...(settings.siteUrl.startsWith('https://')
    ? []
    : ['Impostazione SITE_URL: deve cominciare con https://.']),
  ...(settings.resendApiKey
    ? []
    : [
        'Impostazione RESEND_API_KEY: manca. Senza, i messaggi restano nella cartella e nessuno li riceve per posta.',
      ]),
];

if (missing.length === 0) {
  console.log('Nessun segnaposto e nessuna impostazione mancante: il sito può andare in linea.');
} else {
  console.error(`Prima di andare in linea restano ${missing.length} cose:\n`);
  for (const line of missing) console.error(`  - ${line}`);
  process.exitCode = 1;
}
