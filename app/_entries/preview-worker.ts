// A preview on Cloudflare Workers, or on workerd, bundled into out-preview/worker/index.mjs: the pages, and forms that refuse
// everything. It has no Durable Object: a worker with one gets no preview addresses (docs/decisions.md D49).
import { ENDPOINT } from '@/lib/forms/endpoint';
import { previewMail } from '@/lib/mail/preview';
import { company } from '../_site/company';
import { HEALTH_PATH, pagesOf, type SiteBindings, siteWorker } from './worker-site';

const mail = previewMail(company);

export default siteWorker<SiteBindings>({
  async answerApi(request) {
    const { pathname } = new URL(request.url);
    if (pathname === ENDPOINT) return mail.handle(request);
    return pathname === HEALTH_PATH ? Response.json(await mail.checkHealth()) : undefined;
  },
  refused: (request, env) => pagesOf(env).failed(503, request),
});
