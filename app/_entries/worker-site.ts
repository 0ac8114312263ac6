// What every worker of the site is made of: the pages, from the files of site/ by the assets binding. Bundled into worker.ts and
// preview-worker.ts.
import { apiHeaders } from '@/lib/http/security-headers.mjs';
import { parseStaticRules } from '@/lib/http/static-rules';
import { withHeaders } from '@/lib/http/with-headers';
import { logLine } from '@/lib/log';
import { LEADS_PATH } from '@/lib/mail/leads-protocol';
import { badRequest } from '@/lib/mail/request/problem';
import { refusedResponse } from '@/lib/mail/request/responses';
import { createPages, type SiteFiles } from '@/lib/server/pages';

/** Texts of site/_headers and site/_redirects, put in by the bundler. */
declare const SITE_HEADERS: string;
declare const SITE_REDIRECTS: string;

/** The assets binding. It serves files under their own names (`html_handling: none`). */
type Assets = { fetch(request: Request): Promise<Response> };

/** The bindings: the settings (D3), as variables and secrets, and the files. */
export type SiteBindings = Record<string, unknown> & { ASSETS: Assets };

/** What is given with a request. */
export type Context = { waitUntil(promise: Promise<unknown>): void };

/** The address that monitors ask. */
export const HEALTH_PATH = '/healthz';

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

export const pagesOf = ({ ASSETS, SITE_URL }: SiteBindings) =>
  createPages(rules, filesOf(ASSETS), {
    siteUrl: typeof SITE_URL === 'string' ? SITE_URL : undefined,
    log: logLine,
  });

/** The bindings that are texts. Whether it is a preview, none of them says: the build has put it in (docs/decisions.md D49). */
export const variables = (env: SiteBindings) => ({
  ...Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  ),
  SHOW_DRAFTS: process.env.SHOW_DRAFTS,
});

/** A target with a backslash, which URLs would read as a slash, or a Host that makes no address: Node's server refuses both. */
const isMalformed = ({ url }: Request) => !URL.canParse(url) || /^[^?]*\\/.test(url);

type Answers<Bindings> = {
  /** What is no page; undefined where there is nothing at an address. */
  answerApi: (request: Request, env: Bindings, context: Context) => Promise<Response | undefined>;
  /** What is answered when that has failed. */
  refused: (request: Request, env: Bindings, error: unknown) => Promise<Response> | Response;
};

/** A worker of the site. */
export const siteWorker = <Bindings extends SiteBindings>({ answerApi, refused }: Answers<Bindings>) => ({
  /** Answers a request. Never rejects. */
  async fetch(request: Request, env: Bindings, context: Context): Promise<Response> {
    const answer = isMalformed(request)
      ? refusedResponse(badRequest())
      : await answerApi(request, env, context).catch((error: unknown) => refused(request, env, error));
    if (!answer) {
      const { pathname } = new URL(request.url);
      return pathname === LEADS_PATH ? pagesOf(env).notFound(request) : pagesOf(env).handle(request);
    }
    // Headers of an answer from elsewhere cannot be changed.
    return withHeaders(new Response(answer.body, answer), apiHeaders(variables(env)));
  },
});
