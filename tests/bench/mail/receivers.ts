import { type MailFault, startFakeMailServer } from '../../mail/fake-mail-server';
import { seededFaults, startFakeProvider } from '../../mail/fake-provider';
import { type ReceiverFault, SECRET, startFakeReceiver } from '../../mail/fake-receiver';
import { seededRandom } from '../../seeded-random';
import type { Received } from './visitors';

const SHARE_OF_FAULTS = 0.35;

/** Faults after which another attempt may succeed; few in which the message is taken without an answer, since three are the end. */
const MAIL_FAULTS: readonly MailFault[] = [
  { at: 'connect', code: 421 },
  { at: 'from', code: 451 },
  { at: 'to', code: 450 },
  { at: 'data', code: 452 },
  'close-in-data',
  'close-in-data',
  'close-in-data',
  'close-after',
];
const RECEIVER_FAULTS: readonly ReceiverFault[] = [
  { status: 500 },
  { status: 503 },
  { status: 408 },
  'reset',
  'hang',
  '500-after',
  'reset-after',
];

/** Where submissions are to arrive, and what says so to the site. */
type Receivers = { settings: Record<string, string>; figures: () => Received; close: () => Promise<unknown> };

/** A mail server, whose repeats are told by their Message-ID, and a webhook, whose by `webhook-id`. */
async function startOwn(seed: number): Promise<Receivers> {
  const { next, pick } = seededRandom(seed);
  const faultOf = <Fault>(faults: readonly Fault[]) => (next() < SHARE_OF_FAULTS ? pick(faults) : undefined);
  const mailServer = await startFakeMailServer({ fault: () => faultOf(MAIL_FAULTS) });
  const receiver = await startFakeReceiver({ fault: () => faultOf(RECEIVER_FAULTS) });
  const figures = () => ({
    arrived: [
      [...new Map(mailServer.taken.map(({ id, text }) => [id, text])).values()],
      [...receiver.taken.values()].map(({ body }) => body),
    ],
    attempts: mailServer.connections() + receiver.requests.length,
    faults: mailServer.injected() + receiver.injected(),
  });
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      LEADS_WEBHOOK_URL: receiver.url,
      LEADS_WEBHOOK_SECRET: SECRET,
    },
    figures,
    close: () => Promise.all([mailServer.close(), receiver.close()]),
  };
}

/** @param options `isOwn`: a mail server and a webhook, and not Resend; `now`: the clock of the delivery */
export async function startReceivers(options: {
  isOwn: boolean;
  seed: number;
  now: () => number;
}): Promise<Receivers> {
  const { isOwn, seed, now } = options;
  if (isOwn) return startOwn(seed);
  return startFakeProvider({ now, retryAfter: 2, fault: seededFaults(seed, SHARE_OF_FAULTS) });
}
