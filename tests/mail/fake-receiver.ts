import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** What a receiver does wrong with one request: an answer, or none; `after` with the lead taken. */
export type ReceiverFault =
  | { status: number; headers?: Record<string, string> }
  | 'reset'
  | 'hang'
  | '500-after'
  | 'reset-after';

export type ReceiverFaults = (id: string) => ReceiverFault | undefined;

export const SECRET = `whsec_${Buffer.alloc(32, 'segreto di prova').toString('base64')}`;

type Delivered = { id: string; at: number; headers: Record<string, unknown>; body: string };

export type FakeReceiver = Awaited<ReturnType<typeof startFakeReceiver>>;

/** The receiver of a webhook as Standard Webhooks asks for one: it checks the signature and tells repeats by their id. */
export async function startFakeReceiver(options: { fault?: ReceiverFaults } = {}) {
  const webhook = new Webhook(SECRET);
  const requests: Delivered[] = [];
  const taken = new Map<string, Delivered>();
  const faults: ReceiverFault[] = [];
  let injected = 0;

  function answer(response: ServerResponse, request: Delivered): void {
    const fault = faults.shift() ?? options.fault?.(request.id);
    if (fault !== undefined) injected += 1;
    const isTaken = fault === undefined || fault === '500-after' || fault === 'reset-after';
    if (isTaken && !taken.has(request.id)) taken.set(request.id, request);
    if (fault === 'hang') return;
    if (fault === 'reset' || fault === 'reset-after') response.socket?.resetAndDestroy();
    else if (fault === undefined) response.writeHead(204).end();
    else if (fault === '500-after') response.writeHead(500).end('<h1>500</h1>');
    else response.writeHead(fault.status, fault.headers).end('{"error":"no"}');
  }

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const headers = { ...incoming.headers };
      try {
        webhook.verify(body, headers as Record<string, string>);
      } catch {
        response.writeHead(401).end();
        return;
      }
      const request = { id: String(headers['webhook-id']), at: Date.now(), headers, body };
      requests.push(request);
      answer(response, request);
    });
  });
  // A pooled connection that ends just as a request is written would be a fault that the test did not ask for.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/richieste?token=segretissimo`,
    /** Every request whose signature is right. */
    requests,
    /** The first of each id that was taken. */
    taken,
    /** Taken one a request, before `fault` is asked. */
    faults,
    injected: () => injected,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
