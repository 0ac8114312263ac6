import { expect, it } from 'vitest';
import { createQueue } from '@/lib/mail/delivery/queue';

const clientKeys = ['a'];
const always = () => true;

it('queues a message once that a reading of the spool finds before its own request does', async () => {
  const keys = ['first', 'second'];
  const queue = createQueue({
    waitingKeys: async () => keys,
    peek: async (key) => ({ clientKeys, storedAt: keys.indexOf(key), attempts: 0 }),
  });
  await queue.refresh();
  const take = () => {
    const message = queue.next(0, always);
    if (!message) throw new Error('nothing to send');
    queue.dequeue(message);
    return message;
  };
  const first = take();
  // Its request comes here while it is being sent.
  queue.add({ key: 'first', clientKeys, storedAt: 0 });
  queue.requeue(first, 0);
  const again = take();
  expect(again.key).toBe('first');
  queue.markSent(again, 0);
  expect(take().key).toBe('second');
  expect(queue.size).toBe(0);
});
