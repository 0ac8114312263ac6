import { type MailFault, startFakeMailServer } from '@/tests/mail/fake-mail-server';
import { seededFaults, startFakeProvider } from '@/tests/mail/fake-provider';
import { type ReceiverFault, SECRET, startFakeReceiver } from '@/tests/mail/fake-receiver';
import { seededRandom } from '@/tests/seeded-random';

const SHARE_OF_FAULTS = 0.35;
const at = (stage: 'from' | 'data', code: number): MailFault => ({ at: stage, code });
const MAIL_FAULTS = [at('from', 451), at('data', 452), 'close-in-data', 'close-after'] as const;
const RECEIVER_FAULTS = [{ status: 500 }, 'reset', 'hang', '500-after', 'reset-after'] as const;

/** Resend as it is on a bad day: where submissions are to arrive, and what says so to the site. @param now of the delivery */
export const startResend = (seed: number, now: () => number) =>
  startFakeProvider({ now, fault: seededFaults(seed, SHARE_OF_FAULTS) });

/** A mail server, whose repeats are told by their Message-ID, and a webhook, whose by `webhook-id`. */
export async function startOwn(seed: number) {
  const { next, pick } = seededRandom(seed);
  const oneOf =
    <Fault>(faults: readonly Fault[]) =>
    () =>
      next() < SHARE_OF_FAULTS ? pick(faults) : undefined;
  const mailServer = await startFakeMailServer({ fault: oneOf<MailFault>(MAIL_FAULTS) });
  const receiver = await startFakeReceiver({ fault: oneOf<ReceiverFault>(RECEIVER_FAULTS) });
  const webhook = { LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_SECRET: SECRET };
  const figures = () => ({
    arrived: [
      [...new Map(mailServer.taken.map(({ id, text }) => [id, text])).values()],
      [...receiver.taken.values()].map(({ body }) => body),
    ],
    attempts: mailServer.connections() + receiver.requests.length,
    faults: mailServer.injected() + receiver.injected(),
  });
  const settings = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, ...webhook };
  return { settings, figures, close: () => Promise.all([mailServer.close(), receiver.close()]) };
}
