import type { Processor } from '@/lib/schema/site';
import { isPrivate } from '@/lib/setting-rules';
import type { Settings } from '@/lib/settings';
import type { LaunchFinding, LaunchResult } from './result';

type Rule = {
  setting: string;
  serves: Processor['serves'];
  /** Whom to add to the list, where the setting gives data to somebody. */
  needed: string | false | undefined;
  /** Whether the notice may name somebody. */
  isPossible: boolean;
  /** The setting that sends elsewhere what somebody named here would get. */
  instead?: string | false | undefined;
};

/** For an entry that only the owner can write. */
const entryOf = (who: string, serves: Processor['serves']) =>
  `${who}, con serves: '${serves}'; se può trattare i dati fuori dall’Unione europea, anche con outsideEu`;

const RESEND =
  "{ name: 'Resend', purpose: 'che recapita alla nostra casella i messaggi dei moduli', serves: 'resend', outsideEu: 'Stati Uniti' }";
const GOOGLE =
  "{ name: 'Google', purpose: 'che misura le visite, se avete acconsentito', serves: 'analytics', outsideEu: 'Stati Uniti' }";

function compare(rules: readonly Rule[], processors: readonly Processor[]): LaunchFinding[] {
  const finding = (what: string, fix: string) => ({
    what,
    where: 'content/site.ts, «processors»',
    fix: `${fix}. Se l’informativa cambia, cambiatene anche la data (content/pages/privacy.ts, «updated»).`,
  });
  return rules.flatMap(({ setting, serves, needed, isPossible, instead }) => {
    const named = processors.find((processor) => processor.serves === serves);
    if (needed && !named) {
      const what = `L’informativa sulla privacy non nomina chi riceve i dati per mezzo di ${setting}`;
      return [finding(what, `Aggiungete ${needed}`)];
    }
    if (named && !isPossible) {
      const why = instead ? ` (c’è ${instead})` : '';
      const what = `L’informativa sulla privacy nomina ${named.name}, a cui senza ${setting}${why} non arriva nulla`;
      const give = instead ? `${setting} al posto di ${instead}` : setting;
      return [finding(what, `Togliete la voce con serves: '${serves}', o date ${give}`)];
    }
    return [];
  });
}

/** Whether the privacy notice names those to whom the settings that are built in give data, and no others. */
export function builtInProcessorFindings(
  { newsletterUrl, gaMeasurementId }: Settings,
  processors: readonly Processor[],
): LaunchFinding[] {
  return compare(
    [
      {
        setting: 'NEWSLETTER_URL',
        serves: 'newsletter',
        needed: newsletterUrl && entryOf('il fornitore della newsletter', 'newsletter'),
        isPossible: Boolean(newsletterUrl),
      },
      // Who consents before the measurement is on is told by whom it will be.
      {
        setting: 'GA_MEASUREMENT_ID',
        serves: 'analytics',
        needed: gaMeasurementId && GOOGLE,
        isPossible: true,
      },
    ],
    processors,
  );
}

/** The same of the settings of the server. Where no channel is set, nobody can tell yet who will deliver. */
export function serverProcessorFindings(
  { resendApiKey, smtp, leadsWebhookUrl }: Settings,
  processors: readonly Processor[],
): LaunchResult {
  const isOpen = !resendApiKey && !smtp && !leadsWebhookUrl;
  const isPublic = leadsWebhookUrl && !isPrivate(new URL(leadsWebhookUrl).hostname);
  const findings = compare(
    [
      {
        setting: 'RESEND_API_KEY',
        serves: 'resend',
        needed: resendApiKey && RESEND,
        isPossible: Boolean(resendApiKey) || isOpen,
        instead: smtp && 'SMTP_URL',
      },
      {
        setting: 'SMTP_URL',
        serves: 'smtp',
        needed: false,
        isPossible: Boolean(smtp) || isOpen,
        instead: resendApiKey && 'RESEND_API_KEY',
      },
      {
        setting: 'LEADS_WEBHOOK_URL',
        serves: 'webhook',
        needed: isPublic && entryOf('chi gestisce quel programma', 'webhook'),
        isPossible: Boolean(leadsWebhookUrl),
      },
    ],
    processors,
  );
  if (!smtp || smtp.isLocal || processors.some(({ serves }) => serves === 'smtp')) return findings;
  return [
    ...findings,
    "Se il server di SMTP_URL non è vostro, aggiungete a content/site.ts, «processors», chi lo gestisce, con serves: 'smtp'.",
  ];
}
