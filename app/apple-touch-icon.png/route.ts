import { iconPicture } from '../_site/icon-picture';

export const dynamic = 'force-static';

/** What telephones put on their home screen: they ask for this address by themselves, so no page has to name it. */
export async function GET(): Promise<Response> {
  const png = await iconPicture(180, 1);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
