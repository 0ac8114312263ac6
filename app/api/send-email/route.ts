import { siteMail } from '@/app/_site/mail';

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

/** The endpoint of all forms (D16); other methods get its 405. */
export function POST(request: Request): Promise<Response> {
  return siteMail().handle(request);
}

export { POST as DELETE, POST as GET, POST as HEAD, POST as OPTIONS, POST as PATCH, POST as PUT };
