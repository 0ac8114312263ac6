import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@/lib/browser/documents/messages';

const post = vi.fn<(reply: Reply) => void>();
vi.stubGlobal('SAMPLES', []);
vi.stubGlobal('postMessage', post);
await import('@/lib/browser/documents/worker');
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => post.mockClear());

async function answerTo(call: object): Promise<Reply | undefined> {
  self.onmessage?.(new MessageEvent('message', { data: { id: 1, ...call } }));
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
  return post.mock.lastCall?.[0];
}

it('says of a folder, and of a file that is not there any more, that it cannot be opened', async () => {
  const file = new File(['a'], 'cartella');
  file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
  expect(await answerTo({ kind: 'read', file })).toMatchObject({
    kind: 'gets',
    value: { name: 'cartella', problem: 'unreadable' },
  });
});
