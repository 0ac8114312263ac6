import { type MailFault, startFakeMailServer } from '@/tests/mail/fake-mail-server';
import { seededFaults, startFakeProvider } from '@/tests/mail/fake-provider';
import { type ReceiverFault, SECRET, startFakeReceiver } from '@/tests/mail/fake-receiver';
import { seededRandom } from '@/tests/seeded-random';

const SHARE_OF_FAULTS = 0.35;
const MAIL_FAULTS: readonly MailFault[] = [
  { at: 'from', code: 451 },
  { at: 'data', code: 452 },
  'close-in-data',
  'close-after',
];
const RECEIVER_FAULTS: readonly ReceiverFault[] = [
  { status: 500 },
  'reset',
  'hang',
  '500-after',
  'reset-after',
];

/**
 * Starts a fake of Resend with faults.
 * @param now the clock of the delivery
 */
export const startResend = (seed: number, now: () => number) =>
  startFakeProvider({ now, fault: seededFaults(seed, SHARE_OF_FAULTS) });

/** Starts a mail server and the receiver of a webhook, with faults. Repeats have the same Message-ID and `webhook-id`. */
export async function startMailServerAndWebhook(seed: number) {
  const { next, pick } = seededRandom(seed);
  const isFaulty = () => next() < SHARE_OF_FAULTS;
  const mailServer = await startFakeMailServer({ fault: () => (isFaulty() ? pick(MAIL_FAULTS) : undefined) });
  const receiver = await startFakeReceiver({ fault: () => (isFaulty() ? pick(RECEIVER_FAULTS) : undefined) });
  const figures = () => ({
    arrived: [
      [...new Map(mailServer.mails.map(({ id, text }) => [id, text])).values()],
      [...receiver.leads.values()].map(({ body }) => body),
    ],
    attempts: mailServer.connectionCount() + receiver.requests.length,
    faults: mailServer.faultCount() + receiver.faultCount(),
  });
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_SECRET: SECRET,
  };
  return { settings, figures, close: () => Promise.all([mailServer.close(), receiver.close()]) };
}
