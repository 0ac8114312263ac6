import { siteMail } from '@/app/_site/mail';
import { settings } from '@/app/_site/settings';
import { clientAddress } from '@/lib/mail/client-address';

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

/**
 * The endpoint of all forms (D16) under Next's own server, as in `npm run dev`, and in the function; other methods get
 * its 405. Nobody knows the peer of the connection here, unlike in `npm start` (lib/server), so without a trusted proxy
 * all visitors share one rate limit.
 */
export function POST(request: Request): Promise<Response> {
  const forwardedFor = request.headers.get('x-forwarded-for');
  const address = clientAddress({ peer: undefined, forwardedFor, trustProxy: settings.trustProxy });
  return siteMail().handle(request, { address });
}

export { POST as DELETE, POST as GET, POST as HEAD, POST as OPTIONS, POST as PATCH, POST as PUT };
