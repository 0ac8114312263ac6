import { afterAll, expect, it, vi } from 'vitest';
import type { Reply } from '@/lib/browser/documents/messages';

afterAll(() => vi.unstubAllGlobals());

it('does not say that nothing is found where nothing is indexed: it stands in for a worker that hung', async () => {
  const post = vi.fn<(reply: Reply) => void>();
  vi.stubGlobal('CONTRACT_SYNONYMS', '');
  vi.stubGlobal('postMessage', post);
  await import('@/lib/browser/documents/worker');
  self.onmessage?.(new MessageEvent('message', { data: { id: 1, kind: 'ask', words: 'Quanto costa?' } }));
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(post).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'failed', id: 1 }));
});
