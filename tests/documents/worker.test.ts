import { afterAll, expect, it, vi } from 'vitest';
import type { Reply } from '@/lib/browser/documents/types';

vi.stubGlobal('postMessage', vi.fn());
await import('@/lib/browser/documents/web-worker');
afterAll(() => vi.unstubAllGlobals());

it('the worker of /prova reports a file that the browser cannot open, such as a folder, as unreadable', async () => {
  const file = new File(['a'], 'cartella');
  file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise<Reply>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  self.onmessage?.(new MessageEvent('message', { data: { file }, ports: [port2] }));
  expect(await reply).toEqual({ answer: { name: 'cartella', problem: 'unreadable' } });
  port1.close();
});
