import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };
/** What the stand-in answers; `hang` never does, `reset` drops the connection. */
export type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'hang' | 'reset';

/** A local stand-in for the provider's API: records what arrives and answers the scripted replies in turn, then 200. */
export async function startStandIn() {
  const received: Received[] = [];
  const replies: Reply[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      const reply = replies.shift() ?? { status: 200, body: { id: `taken-${received.length}` } };
      if (reply === 'hang') return;
      if (reply === 'reset') {
        request.socket.destroy();
        return;
      }
      response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers });
      response.end(JSON.stringify(reply.body ?? { name: 'error', statusCode: reply.status, message: 'no' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    received,
    replies,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
