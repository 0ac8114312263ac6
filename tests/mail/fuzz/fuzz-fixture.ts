import type { MailProvider } from '@/lib/mail/delivery/provider';
import type { MailMessage } from '@/lib/mail/message/message';
import { openMailFixture } from '../mail-fixture';

export const mailFrom = 'sito@azienda.example';

/** The mail fixture, which also gives what was composed for the spool. */
export async function openFuzzFixture(provider?: MailProvider) {
  const { spool, delivery, handle, log, close } = await openMailFixture(provider ? { provider } : {});
  const composed: MailMessage[] = [];
  const { store } = spool;
  spool.store = (message, state) => {
    composed.push(message);
    return store(message, state);
  };
  let visitors = 0;
  return {
    spool,
    delivery,
    close,
    /** Answers a request. @returns with it what was composed for the spool and logged meanwhile */
    async ask(request: Request) {
      composed.length = 0;
      log.length = 0;
      // Each from another visitor: the same form post from the same one would be a repeat.
      visitors += 1;
      const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
      const response = await handle(request, { address });
      return { response, composed: [...composed], log: [...log] };
    },
  };
}

export type FuzzFixture = Awaited<ReturnType<typeof openFuzzFixture>>;
