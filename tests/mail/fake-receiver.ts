import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { type FakeRequest, startFakeServer } from './fake-server';

/** A fault with one request: another answer, or none. `after`: after the lead was accepted. */
export type ReceiverFault =
  | { status: number; headers?: Record<string, string> }
  | ('reset' | 'hang' | '500-after' | 'reset-after');

export const SECRET = `whsec_${Buffer.alloc(32, 'segreto di prova').toString('base64')}`;

/** The receiver of a webhook, as in Standard Webhooks: it checks the signature and recognises repeats by their id. */
export async function startFakeReceiver(options: { fault?: () => ReceiverFault | undefined } = {}) {
  const webhook = new Webhook(SECRET);
  const requests: (FakeRequest & { id: string })[] = [];
  const leads = new Map<string, FakeRequest>();
  const faults: ReceiverFault[] = [];
  let faultCount = 0;

  function serve(request: FakeRequest, response: ServerResponse): void {
    try {
      webhook.verify(request.body, request.headers as Record<string, string>);
    } catch {
      response.writeHead(401).end();
      return;
    }
    const id = String(request.headers['webhook-id']);
    requests.push({ ...request, id });
    const fault = faults.shift() ?? options.fault?.();
    if (fault !== undefined) faultCount += 1;
    const isAccepted = fault === undefined || fault === '500-after' || fault === 'reset-after';
    if (isAccepted && !leads.has(id)) leads.set(id, request);
    if (fault === 'hang') return;
    if (fault === 'reset' || fault === 'reset-after') response.socket?.resetAndDestroy();
    else if (fault === undefined) response.writeHead(204).end();
    else if (fault === '500-after') response.writeHead(500).end('<h1>500</h1>');
    else response.writeHead(fault.status, fault.headers).end('{"error":"no"}');
  }

  const { baseUrl, close } = await startFakeServer(serve);
  return {
    url: `${baseUrl}/richieste?token=segretissimo`,
    /** Every request with a valid signature. */
    requests,
    /** The first accepted request of each id. */
    leads,
    /** Faults of the next requests. When it is empty, `fault` is called. */
    faults,
    faultCount: () => faultCount,
    close,
  };
}
