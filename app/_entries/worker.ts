// The whole site on Cloudflare Workers, or on workerd, bundled into out/worker/index.mjs: the files of out/site by the assets
// binding, and the endpoint of all forms in one Durable Object, which keeps what it has accepted (D17, D40).
import { site } from '@/content/site';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { clientAddress } from '@/lib/http/client-address';
import { apiHeaders } from '@/lib/http/security-headers.mjs';
import { parseStaticRules } from '@/lib/http/static-rules';
import { withHeaders } from '@/lib/http/with-headers';
import { logLine, reasonOf } from '@/lib/log';
import { CLIENT_HEADER, MailObject, type MailObjectOptions } from '@/lib/mail/durable-object/mail-object';
import { LEADS_PATH } from '@/lib/mail/leads-protocol';
import { Problem, unavailable } from '@/lib/mail/request/problem';
import { MAX_BODY_BYTES, readAtMost } from '@/lib/mail/request/read-request';
import { refusedResponse } from '@/lib/mail/request/responses';
import type { ObjectStorage } from '@/lib/mail/store/object-driver';
import { createPages, type SiteFiles } from '@/lib/server/pages';
import { parseSettings, type Settings } from '@/lib/settings';
import { company } from '../_site/company';

/** Texts of out/site/_headers and out/site/_redirects, put in by the bundler. */
declare const SITE_HEADERS: string;
declare const SITE_REDIRECTS: string;

type Stub = { fetch(request: Request): Promise<Response> };
type Namespace = {
  idFromName(name: string): unknown;
  get(id: unknown): Stub;
  jurisdiction(name: string): Namespace;
};

/** The assets binding. It serves files under their own names (`html_handling: none`). */
type Assets = { fetch(request: Request): Promise<Response> };

/** The bindings: the settings (D3), as variables and secrets, and what wrangler.jsonc names. */
type Bindings = Record<string, unknown> & { ASSETS: Assets; LEADS: Namespace };

/** The address that monitors ask. */
const HEALTH_PATH = '/healthz';

const rules = parseStaticRules(SITE_HEADERS, SITE_REDIRECTS);
/** The files of the assets binding. Of its headers only the tag is taken: the rules say the others. */
const filesOf = (assets: Assets): SiteFiles => ({
  async open(name, { body, tags }) {
    const asked = new Request(`https://assets/${name}`, {
      method: body ? 'GET' : 'HEAD',
      ...(tags ? { headers: { 'If-None-Match': tags } } : {}),
    });
    const found = await assets.fetch(asked);
    const unchanged = found.status === 304;
    if (found.status !== 200 && !unchanged) {
      await found.body?.cancel();
      return undefined;
    }
    const etag = found.headers.get('etag');
    const headers: Record<string, string> = etag ? { ETag: etag } : {};
    return { headers, body: found.body, unchanged };
  },
});

const pagesOf = ({ ASSETS, SITE_URL }: Bindings) =>
  createPages(rules, filesOf(ASSETS), {
    siteUrl: typeof SITE_URL === 'string' ? SITE_URL : undefined,
    log: logLine,
  });

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
  const { pathname: path } = new URL(request.url);
  logLine({ event: 'request_failed', level: 'error', path, reason: reasonOf(error) });
  return request.headers.get('accept')?.includes('text/html')
    ? pagesOf(env).failed(503, request)
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
      if (request.method === 'GET' || request.method === 'HEAD') return answerByObject(request, env);
      const refused = new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
      return withHeaders(refused, apiHeaders(variables(env)));
    }
    if (pathname === LEADS_PATH) {
      const answer = env.LEADS_SECRET ? await answerByObject(request, env) : undefined;
      if (answer && answer.status !== 404) return answer;
      return pagesOf(env).notFound(request);
    }
    return pagesOf(env).handle(request);
  },
};
