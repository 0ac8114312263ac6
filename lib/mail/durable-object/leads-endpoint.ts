import { type Log, reasonOf } from '@/lib/log';
import type { Channels } from '@/lib/mail/channels';
import { answerRequest, CHANGING_REQUESTS, leadsRequest } from '@/lib/mail/leads-protocol';
import { parseJson } from '@/lib/mail/parse-json';
import type { Leads } from '@/lib/mail/store/leads';

const MAX_BODY_BYTES = 1000;

/**
 * The owner's way to the leads: what the worker lets through, since it has seen the secret.
 * @param options `channels`: those that are set up; `wake`: called when something may have to be sent
 */
export function createLeadsEndpoint(options: {
  leads: Leads;
  channels: Channels;
  now: () => number;
  wake: () => void;
  log: Log;
}) {
  const { leads, channels, now, wake, log } = options;

  return async function handle(request: Request): Promise<Response> {
    const body = await request.text();
    const asked = body.length > MAX_BODY_BYTES ? undefined : leadsRequest.safeParse(parseJson(body)).data;
    if (!asked) return Response.json({ error: 'bad_request' }, { status: 400 });
    if (CHANGING_REQUESTS.has(asked.do)) {
      log({ event: 'leads_changed', what: asked.do, ...('key' in asked ? { key: asked.key } : {}) });
    }
    try {
      const result = await answerRequest(leads, asked, now());
      if (asked.do === 'retry' || asked.do === 'release') wake();
      return Response.json({ result, channels });
    } catch (error) {
      log({ event: 'mail_store_failed', level: 'error', reason: reasonOf(error) });
      return Response.json({ error: reasonOf(error) }, { status: 500 });
    }
  };
}
