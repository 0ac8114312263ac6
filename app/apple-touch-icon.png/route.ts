import { iconPicture } from '@/app/_shared/icon-picture';

export const dynamic = 'force-static';

/** The home screen icon of iOS. Devices request this path unasked, so no page links to it. */
export async function GET(): Promise<Response> {
  const png = await iconPicture(180, 1);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
