import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';
import { postSigned } from '@/lib/mail/delivery/webhook-provider';
import type { Failure } from '@/lib/mail/outcome';
import type { Settings } from '@/lib/settings';
import { reasonText } from '../mail/labels';
import type { LaunchFinding, LaunchResult } from './result';

/** How long a log-in to a mail server may take, in milliseconds. */
const LOG_IN_MS = 20_000;

const finding = (failure: Failure | undefined, rest: (why: string) => LaunchFinding, isWebhook = false) =>
  failure ? [rest(reasonText(failure.reason, isWebhook ? 'webhook' : 'mail'))] : [];

/** Whether the mail server takes the log-in of the site. Nothing is sent. */
export async function tryMailServer({ smtp, mailTo }: Settings): Promise<LaunchResult> {
  if (!smtp) return [];
  const failure = await smtpProvider(smtp, { timeoutMs: LOG_IN_MS, mailTo }).verify();
  return finding(failure, (why) => ({
    what: `Il server di posta non prende il sito: ${why}`,
    where: 'impostazione SMTP_URL',
    fix: 'Controllate nome, porta, utente e password, e che il server offra TLS con un certificato valido. Poi ripetete il comando.',
  }));
}

/** Whether the webhook takes a signed ping. @param isAsked without that it is only said how to ask */
export async function tryWebhook(
  { leadsWebhookUrl: url, leadsWebhookSecret: secret }: Settings,
  isAsked: boolean,
): Promise<LaunchResult> {
  if (!url || !secret) return [];
  if (!isAsked) {
    const unseen =
      'Il webhook non è stato provato: npm run launch-check -- --test-webhook gli manda {"type":"ping"}, firmato.';
    return [{ unseen }];
  }
  const outcome = await postSigned({ url, secret }, `ping-${crypto.randomUUID()}`, { type: 'ping' });
  if (outcome.kind === 'sent') return ['Il webhook ha preso il messaggio di prova, {"type":"ping"}.'];
  return finding(
    outcome,
    (why) => ({
      what: `Il webhook non ha preso il messaggio di prova, {"type":"ping"}: ${why}`,
      where: 'impostazioni LEADS_WEBHOOK_URL e LEADS_WEBHOOK_SECRET',
      fix: 'Controllate l’indirizzo, che il programma sia acceso e che conosca lo stesso segreto; a un tipo che non conosce deve rispondere 2xx. Poi ripetete il comando.',
    }),
    true,
  );
}
