import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type FakeRequest = { path: string; headers: IncomingHttpHeaders; body: string };

/** A server on this machine that calls `serve` once the whole request has arrived. */
export async function startFakeServer(serve: (request: FakeRequest, response: ServerResponse) => void) {
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    // Rejects if the client goes away.
    const body = await text(request).catch(() => undefined);
    if (body !== undefined) serve({ path: `${method} ${url}`, headers, body }, response);
  });
  // A pooled connection that closes while a request is written would make a test fail by chance.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Ends every connection, including hanging ones. */
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
