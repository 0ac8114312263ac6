// The endpoint of all forms as one function, for hosts that serve the pages from a CDN; bundled into out/api/send-email.mjs.
import './no-disk';
import { POST as answer } from '@/app/api/send-email/route';
import { apiHeaders } from '@/lib/http/security-headers.mjs';
import { withHeaders } from '@/lib/http/with-headers';
import { siteMail } from './mail';

/** Takes a submission and answers it. Never rejects. */
async function sendEmail(request: Request): Promise<Response> {
  // A persistent disk may hold messages of an earlier run.
  void siteMail().start();
  return withHeaders(await answer(request), apiHeaders(process.env));
}

/** The address on Netlify; other hosts derive it from the path of the file. */
export const config = { path: '/api/send-email' };

// Hosts differ in what they call: the default export, its `fetch`, or an export for each method.
export default Object.assign(sendEmail, { fetch: sendEmail });
export {
  sendEmail as DELETE,
  sendEmail as GET,
  sendEmail as HEAD,
  sendEmail as OPTIONS,
  sendEmail as PATCH,
  sendEmail as POST,
  sendEmail as PUT,
};
