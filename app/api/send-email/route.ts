import { settings } from '@/app/_shared/settings';
import { siteMail } from '@/app/_shared/site-mail';
import { clientIp } from '@/lib/http/client-ip';

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

/**
 * The endpoint of all forms (D16) under Next's own server (`npm run dev`, `next start`). Next does not pass on the client's
 * address, which lib/server does for `npm start`: without a trusted proxy all visitors share one rate limit.
 */
export function POST(request: Request): Promise<Response> {
  const forwardedFor = request.headers.get('x-forwarded-for');
  const ip = clientIp({ peer: undefined, forwardedFor, trustProxy: settings.trustProxy });
  return siteMail().handle(request, { ip });
}

// The mail service answers the other methods with 405.
export { POST as DELETE, POST as GET, POST as HEAD, POST as OPTIONS, POST as PATCH, POST as PUT };
