import type { Company } from '@/lib/mail/request/guard';
import { inPreview, methodNotAllowed } from '@/lib/mail/request/problem';
import { isFormPost } from '@/lib/mail/request/read-request';
import { refusedPageResponse, refusedResponse } from '@/lib/mail/request/responses';
import type { Health } from './mail-service';

/**
 * The endpoint of a preview (docs/decisions.md D49): every POST is answered 503, an ordinary form post by a page. Nothing of it
 * is read, logged, kept or sent. Never rejects.
 */
async function refuse(request: Request, { refused }: Pick<Company, 'refused'>): Promise<Response> {
  if (request.method !== 'POST') return refusedResponse(methodNotAllowed());
  return isFormPost(request) ? refusedPageResponse(inPreview(), refused) : refusedResponse(inPreview());
}

/** In place of the mail service: a preview opens no store and delivers nothing. */
export const previewMail = (company: Company) => ({
  handle: (request: Request) => refuse(request, company),
  checkHealth: async (): Promise<Health> => ({ well: true, sending: false }),
  start: async () => {},
  stop: async () => {},
});
