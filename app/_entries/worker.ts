// The whole site on Cloudflare Workers, or on workerd, bundled into out/worker/index.mjs: the files of out/site by the assets
// binding, and the endpoint of all forms in one Durable Object, which keeps what it has accepted (D17, D40).
import { site } from '@/content/site';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { clientAddress, PROXY_NOT_TRUSTED } from '@/lib/http/client-address';
import { logLine, reasonOf } from '@/lib/log';
import { CLIENT_HEADER, MailObject, type MailObjectOptions } from '@/lib/mail/durable-object/mail-object';
import { hasSecret, LEADS_PATH } from '@/lib/mail/leads-protocol';
import type { Health } from '@/lib/mail/mail-service';
import { checkOrigin } from '@/lib/mail/request/guard';
import { Problem, unavailable } from '@/lib/mail/request/problem';
import { checkHeaders, checkMethod, isFormPost, readBody } from '@/lib/mail/request/read-request';
import { refusedResponse } from '@/lib/mail/request/responses';
import type { ObjectStorage } from '@/lib/mail/store/object-database';
import { parseSettings, type Settings } from '@/lib/settings';
import { company } from '../_site/company';
import { type Context, HEALTH_PATH, pagesOf, type SiteBindings, siteWorker, variables } from './worker-site';

type Stub = { fetch(request: Request): Promise<Response> };
type Namespace = {
  idFromName(name: string): unknown;
  get(id: unknown): Stub;
  jurisdiction(name: string): Namespace;
};

/** Those, and what wrangler.jsonc names besides. */
type Bindings = SiteBindings & { LEADS: Namespace };

const settingsOf = (env: Bindings): Settings => parseSettings(variables(env), site, 'worker');

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

let proxyReported = false;

/**
 * The visitor's address. Cloudflare names it, whatever the client says, and says more about the request in `cf`. workerd
 * alone gives the socket's peer there, as Node does; the header is then somebody's own word, unless TRUST_PROXY says that a
 * proxy has written it.
 */
function addressOf(request: Request & { cf?: { clientIp?: string } }, trustProxy: number) {
  const { cf, headers } = request;
  const named = headers.get('cf-connecting-ip') ?? undefined;
  const forwardedFor = headers.get('x-forwarded-for');
  const isCloudflare = cf !== undefined && cf.clientIp === undefined;
  if (!isCloudflare && trustProxy === 0 && !proxyReported && (named ?? forwardedFor)) {
    proxyReported = true;
    logLine(PROXY_NOT_TRUSTED);
  }
  const peer = isCloudflare || trustProxy > 0 ? (named ?? cf?.clientIp) : cf?.clientIp;
  return clientAddress({ peer, forwardedFor, trustProxy });
}

/** There is one object. Each jurisdiction has its own; workerd alone has none. */
function objectOf({ LEADS, LEADS_JURISDICTION: where }: Bindings): Stub {
  const leads = typeof where === 'string' && where ? LEADS.jurisdiction(where) : LEADS;
  return leads.get(leads.idFromName('leads'));
}

/** Hands a POST on to the object, with the whole body: the object waits for nobody. */
async function handOn(request: Request, env: Bindings, trustProxy: number): Promise<Response> {
  const body = await readBody(request);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.delete(CLIENT_HEADER);
  const address = addressOf(request, trustProxy);
  if (address !== undefined) headers.set(CLIENT_HEADER, address);
  // A redirect is for the visitor.
  return objectOf(env).fetch(new Request(request.url, { method: 'POST', headers, redirect: 'manual', body }));
}

/** A submission. What can be refused here does not reach the object: there is one for all, and the platform counts its calls. */
async function submit(request: Request, env: Bindings): Promise<Response> {
  const { siteUrl, trustProxy } = settingsOf(env);
  checkMethod(request);
  checkOrigin(request, siteUrl);
  await checkHeaders(request);
  return handOn(request, env, trustProxy);
}

/** The owner's way to the leads. Whoever lacks the secret gets what an address gets that is not there. */
async function readLeads(request: Request, env: Bindings): Promise<Response | undefined> {
  const { leadsSecret, trustProxy } = settingsOf(env);
  if (!hasSecret(request, leadsSecret)) return undefined;
  checkMethod(request);
  return handOn(request, env, trustProxy);
}

/** How long it holds what the object said of itself, in milliseconds, whoever asks. */
const HEALTH_HOLDS_MS = 10_000;
let health: { at: number; answer: Promise<{ status: number; body: string }> } | undefined;

async function askHealth(env: Bindings): Promise<{ status: number; body: string }> {
  try {
    const answer = await objectOf(env).fetch(new Request(`https://leads${HEALTH_PATH}`));
    return { status: answer.status, body: await answer.text() };
  } catch (error) {
    logLine({ event: 'unhealthy', level: 'error', reason: reasonOf(error) });
    return { status: 503, body: JSON.stringify({ well: false } satisfies Health) };
  }
}

async function answerHealth({ method }: Request, env: Bindings, context: Context): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const at = Date.now();
  if (!health || Math.abs(at - health.at) >= HEALTH_HOLDS_MS) {
    health = { at, answer: askHealth(env) };
    // Others wait for it too: it goes on when the one who asked first has gone.
    context.waitUntil(health.answer);
  }
  const { status, body } = await health.answer;
  return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
}

/** While the object cannot answer, a visitor who has posted a form sees a page, and a script reads what has failed. */
function refused(request: Request, env: Bindings, error: unknown): Promise<Response> | Response {
  if (error instanceof Problem)
    return refusedResponse(error, isFormPost(request) ? { words: company.refused } : undefined);
  const { pathname: path } = new URL(request.url);
  logLine({ event: 'request_failed', level: 'error', path, reason: reasonOf(error) });
  return request.headers.get('accept')?.includes('text/html')
    ? pagesOf(env).failed(503, request)
    : refusedResponse(unavailable(company.phone));
}

/** What is no page; undefined where there is nothing at an address. */
async function answerApi(request: Request, env: Bindings, context: Context): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname === ENDPOINT) return submit(request, env);
  if (pathname === HEALTH_PATH) return answerHealth(request, env, context);
  return pathname === LEADS_PATH && env.LEADS_SECRET ? readLeads(request, env) : undefined;
}

export default siteWorker<Bindings>({ answerApi, refused });
