// The site on Cloudflare Workers, bundled into out/worker/index.mjs. The platform serves the files of out/site. This
// Cloudflare worker answers the forms, by one Durable Object that stores the leads (D17, D40), and paths that are not found.

import { company } from '@/app/_shared/company';
import { site } from '@/content/site';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { clientIp } from '@/lib/http/client-ip';
import { apiHeaders } from '@/lib/http/security-headers.mjs';
import { withHeaders } from '@/lib/http/with-headers';
import { logLine, reasonOf } from '@/lib/log';
import type { Health } from '@/lib/mail/health';
import { hasSecret, LEADS_PATH } from '@/lib/mail/leads-protocol';
import { CLIENT_HEADER, MailObject, type MailObjectOptions } from '@/lib/mail/mail-durable-object';
import { checkOrigin } from '@/lib/mail/request/guard';
import { badRequest, HttpError, unavailable } from '@/lib/mail/request/http-error';
import { checkHeaders, checkMethod, isFormPost, readBody } from '@/lib/mail/request/read-request';
import { refusedResponse } from '@/lib/mail/request/responses';
import type { DurableObjectStorage } from '@/lib/mail/store/durable-object-database';
import { parseSettings, type Settings } from '@/lib/settings';

type Stub = { fetch(request: Request): Promise<Response> };
type Namespace = {
  idFromName(name: string): unknown;
  get(id: unknown): Stub;
  jurisdiction(name: string): Namespace;
};

/** The settings (D3) as variables and secrets, and the other bindings of wrangler.jsonc. */
type Bindings = Record<string, unknown> & {
  ASSETS: { fetch(request: Request): Promise<Response> };
  LEADS: Namespace;
};
type Context = { waitUntil(promise: Promise<unknown>): void };

/** Set by the bundler: headers of the error pages, by the names of their files. */
declare const ERROR_PAGES: Readonly<Record<'404' | '500', Readonly<Record<string, string>>>>;

const HEALTH_PATH = '/healthz';

/** The bindings that are strings. */
const variables = (env: Bindings) =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const settingsOf = (env: Bindings): Settings => parseSettings(variables(env), site, 'worker');

/** The Durable Object with the leads. */
export class Leads extends MailObject {
  constructor(
    { storage }: { storage: DurableObjectStorage },
    env: Bindings,
    test: Pick<MailObjectOptions, 'clock' | 'timeoutMs'> = {},
  ) {
    super(storage, { settings: settingsOf(env), company, ...test });
  }
}

/** The one object that stores the leads, in the jurisdiction of the setting if there is one. */
function objectOf({ LEADS, LEADS_JURISDICTION: jurisdiction }: Bindings): Stub {
  const hasJurisdiction = typeof jurisdiction === 'string' && jurisdiction !== '';
  const leads = hasJurisdiction ? LEADS.jurisdiction(jurisdiction) : LEADS;
  return leads.get(leads.idFromName('leads'));
}

/** Passes a request to the object. Reads its whole body first, so that the object never waits for a slow client. */
async function forward(request: Request, env: Bindings): Promise<Response> {
  const body = await readBody(request);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.delete(CLIENT_HEADER);
  // Cloudflare replaces this header if a client sends it.
  const peer = request.headers.get('cf-connecting-ip') ?? undefined;
  const ip = clientIp({ peer, forwardedFor: null, trustProxy: 0 });
  if (ip !== undefined) headers.set(CLIENT_HEADER, ip);
  // A redirect is passed on to the visitor.
  return objectOf(env).fetch(new Request(request.url, { method: 'POST', headers, redirect: 'manual', body }));
}

/** Answers a submission. The Cloudflare worker refuses bad requests itself, because calls to the object cost money. */
async function submit(request: Request, env: Bindings): Promise<Response> {
  const { siteUrl } = settingsOf(env);
  checkMethod(request);
  checkOrigin(request, siteUrl);
  checkHeaders(request);
  return forward(request, env);
}

const methodNotAllowed = () => new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** How long the object's answer to a health check is cached, in milliseconds. */
const HEALTH_CACHE_MS = 10_000;
let health: { at: number; answer: Promise<{ status: number; body: string }> } | undefined;

async function askHealth(env: Bindings): Promise<{ status: number; body: string }> {
  try {
    const answer = await objectOf(env).fetch(new Request(`https://leads${HEALTH_PATH}`));
    return { status: answer.status, body: await answer.text() };
  } catch (error) {
    logLine({ event: 'unhealthy', level: 'error', reason: reasonOf(error) });
    return { status: 503, body: JSON.stringify({ status: 'unavailable' } satisfies Health) };
  }
}

async function answerHealth(request: Request, env: Bindings, context: Context): Promise<Response> {
  if (!isRead(request)) return methodNotAllowed();
  const at = Date.now();
  if (!health || Math.abs(at - health.at) >= HEALTH_CACHE_MS) {
    health = { at, answer: askHealth(env) };
    // Other requests wait for the same answer, so it must go on when the first client has gone.
    context.waitUntil(health.answer);
  }
  const { status, body } = await health.answer;
  return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
}

/** The file of an error page. The platform would send it with status 200 and other headers. */
async function errorPage(name: '404' | '500', status: number, request: Request, env: Bindings) {
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  const page = await env.ASSETS.fetch(new Request(new URL(`/${name}`, request.url), { method }));
  return new Response(page.body, { status, headers: ERROR_PAGES[name] });
}

const notFound = (request: Request, env: Bindings) => errorPage('404', 404, request, env);

/** Answers the owner's commands; 404 without the secret. */
async function answerLeads(request: Request, env: Bindings): Promise<Response> {
  const isOwner = env.LEADS_SECRET && hasSecret(request, settingsOf(env).leadsSecret);
  if (!isOwner) return notFound(request, env);
  checkMethod(request);
  return forward(request, env);
}

const MAX_DISCARDED_BYTES = 1024 * 1024;
const DISCARD_TIMEOUT_MS = 15_000;

/**
 * Receives the unread rest of a body: workerd closes the connection after its response, and a client that is still sending
 * would lose the response (RFC 9112, 9.6).
 */
async function discardBody({ body }: Request): Promise<void> {
  let size = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.byteLength;
      if (size > MAX_DISCARDED_BYTES) throw new Error('too long');
    },
  });
  // Rejects at these limits, if the client has gone, or if readBody stopped in the middle of the body.
  await body?.pipeTo(sink, { signal: AbortSignal.timeout(DISCARD_TIMEOUT_MS) }).catch(() => {});
}

/** The response to an error: that of an HttpError, or 503 for any other error, with a page for a browser. */
async function failureResponse(request: Request, env: Bindings, error: unknown): Promise<Response> {
  if (error instanceof HttpError) {
    await discardBody(request);
    return refusedResponse(error, isFormPost(request) ? { words: company.refused } : undefined);
  }
  const { pathname: path } = new URL(request.url);
  logLine({ event: 'request_failed', level: 'error', path, reason: reasonOf(error) });
  return request.headers.get('accept')?.includes('text/html')
    ? errorPage('500', 503, request, env)
    : refusedResponse(unavailable(company.phone));
}

/** Whether the Host is invalid, or the path has a backslash, which URL reads as a slash. Node's server refuses both too. */
const isMalformed = ({ url }: Request) => !URL.canParse(url) || /^[^?]*\\/.test(url);

async function answer(request: Request, env: Bindings, context: Context): Promise<Response> {
  if (isMalformed(request)) return refusedResponse(badRequest());
  const { pathname } = new URL(request.url);
  if (pathname === ENDPOINT) return submit(request, env);
  if (pathname === HEALTH_PATH) return answerHealth(request, env, context);
  if (pathname === LEADS_PATH) return answerLeads(request, env);
  return isRead(request) ? notFound(request, env) : methodNotAllowed();
}

export default {
  /** Answers paths without a file, and those of `run_worker_first` (wrangler.jsonc). */
  async fetch(request: Request, env: Bindings, context: Context): Promise<Response> {
    const response = await answer(request, env, context).catch((error: unknown) =>
      failureResponse(request, env, error),
    );
    // A copy, because the headers of a fetched response cannot be changed.
    return withHeaders(new Response(response.body, response), apiHeaders(variables(env)));
  },
};
