import { collectionComposer } from '@/lib/mail/delivery/site-messages';
import { MAX_CARRIED } from '@/lib/mail/store/collections';
import { messageOf } from '@/tests/mail/store/contract/contract-fixture';
import { payload } from '@/tests/mail/submissions';

/** The longest text of a documented payload, in characters. */
const LONGEST = 20_000;

/**
 * Measures how long it takes to compose the largest collection, during which the server answers nobody and holds the lock of
 * the store. It should be at most 300 ms.
 */
export function benchCollection(): { composeMs: number } {
  const fields = { ...payload, body: '"&\nab'.repeat(LONGEST / 5) };
  const message = { form: 'message', fields } as const;
  const messages = Array.from({ length: MAX_CARRIED }, (_, index) => messageOf(`${index}`, message));
  const site = { to: 'info@azienda.example', from: 'sito@azienda.example', brand: 'Marchio' };
  const startedAt = performance.now();
  collectionComposer(site)(messages, 0, 0);
  return { composeMs: Math.round(performance.now() - startedAt) };
}
