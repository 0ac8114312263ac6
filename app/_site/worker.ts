// The whole site on Cloudflare Workers, or on workerd, bundled into out/worker/index.mjs: the files of out/site by the assets
// binding, and the endpoint of all forms in one Durable Object, which keeps what it has accepted (D17, D40).
import { site } from '@/content/site';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { clientAddress } from '@/lib/http/client-address';
import { apiHeaders } from '@/lib/http/security-headers.mjs';
import { parseStaticRules } from '@/lib/http/static-rules';
import { withHeaders } from '@/lib/http/with-headers';
import { logLine } from '@/lib/log';
import { CLIENT_HEADER, MailObject, type MailObjectOptions } from '@/lib/mail/durable-object/mail-object';
import { LEADS_PATH } from '@/lib/mail/leads-protocol';
import { Problem, unavailable } from '@/lib/mail/request/problem';
import { MAX_BODY_BYTES, readAtMost } from '@/lib/mail/request/read-request';
import { refusedResponse } from '@/lib/mail/request/responses';
import type { ObjectStorage } from '@/lib/mail/store/object-driver';
import { type Assets, createAssetsHandler } from '@/lib/server/assets-handler';
import { parseSettings, type Settings } from '@/lib/settings';

/** Texts of out/site/_headers and out/site/_redirects, put in by the bundler. */
declare const SITE_HEADERS: string;
declare const SITE_REDIRECTS: string;

type Stub = { fetch(request: Request): Promise<Response> };
type Namespace = {
  idFromName(name: string): unknown;
  get(id: unknown): Stub;
  jurisdiction(name: string): Namespace;
};

/** The bindings: the settings (D3), as variables and secrets, and what wrangler.jsonc names. */
type Bindings = Record<string, unknown> & { ASSETS: Assets; LEADS: Namespace };

/** For monitors. */
const HEALTH_PATH = '/healthz';

const pages = createAssetsHandler(parseStaticRules(SITE_HEADERS, SITE_REDIRECTS));
const { info, ...others } = site.mail;
const company = {
  brand: site.name,
  info,
  others: [others.partner, others.support, others.privacy],
  phone: site.phone.label,
};

/** The bindings that are texts. */
const variables = (env: Bindings) =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const settingsOf = (env: Bindings): Settings => parseSettings(variables(env), site);

/** The Durable Object with the leads. There is one. */
export class Leads extends MailObject {
  constructor(
    { storage }: { storage: ObjectStorage },
    env: Bindings,
    test: Pick<MailObjectOptions, 'clock' | 'timeoutMs'> = {},
  ) {
    super(storage, { settings: settingsOf(env), company, ...test });
  }
}

/**
 * Hands a request on to the object, with the whole body: the object waits for nobody. Cloudflare names the client's address,
 * whatever the client says.
 */
async function askObject(request: Request, env: Bindings): Promise<Response> {
  const { trustProxy } = settingsOf(env);
  const address = clientAddress({
    // Behind another proxy it would be the client's own word.
    peer: trustProxy > 0 ? undefined : (request.headers.get('cf-connecting-ip') ?? undefined),
    forwardedFor: request.headers.get('x-forwarded-for'),
    trustProxy,
  });
  const { bytes } = await readAtMost(request, MAX_BODY_BYTES);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.delete(CLIENT_HEADER);
  if (address !== undefined) headers.set(CLIENT_HEADER, address);
  // Each jurisdiction has an object of its own. workerd alone has none.
  const { LEADS, LEADS_JURISDICTION: where } = env;
  const leads = typeof where === 'string' && where ? LEADS.jurisdiction(where) : LEADS;
  const object = leads.get(leads.idFromName('leads'));
  const { method } = request;
  const body = bytes.length > 0 ? { body: bytes } : {};
  // A redirect is for the visitor.
  return object.fetch(new Request(request.url, { method, headers, redirect: 'manual', ...body }));
}

/** While the object cannot answer, a visitor who has posted a form sees a page, and a script reads what has failed. */
function unreachable(request: Request, env: Bindings, error: unknown): Promise<Response> | Response {
  if (error instanceof Problem) return refusedResponse(error);
  const reason = error instanceof Error ? error.message : String(error);
  logLine({ event: 'request_failed', level: 'error', path: new URL(request.url).pathname, reason });
  return request.headers.get('accept')?.includes('text/html')
    ? pages.failed(request, env.ASSETS)
    : refusedResponse(unavailable(company.phone));
}

async function answerByObject(request: Request, env: Bindings): Promise<Response> {
  const answer = await askObject(request, env).catch((error: unknown) => unreachable(request, env, error));
  // Headers of an answer from elsewhere cannot be changed.
  return withHeaders(new Response(answer.body, answer), apiHeaders(variables(env)));
}

export default {
  /** Answers a request. Never rejects. */
  async fetch(request: Request, env: Bindings): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === ENDPOINT) return answerByObject(request, env);
    if (pathname === HEALTH_PATH) {
      return request.method === 'GET' || request.method === 'HEAD'
        ? answerByObject(request, env)
        : withHeaders(new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } }), {
            ...apiHeaders(variables(env)),
          });
    }
    if (pathname === LEADS_PATH) {
      const answer = env.LEADS_SECRET ? await answerByObject(request, env) : undefined;
      if (answer && answer.status !== 404) return answer;
      return pages.notFound(request, env.ASSETS);
    }
    return pages.handle(request, env.ASSETS);
  },
};
