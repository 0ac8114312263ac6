import { icoFile, iconPicture } from '../_site/icon-picture';

export const dynamic = 'force-static';

/** For readers that know no SVG icon: they ask for this address by themselves, so no page has to name it. */
export async function GET(): Promise<Response> {
  const file = icoFile(await iconPicture(48, 1), 48);
  return new Response(new Uint8Array(file), { headers: { 'Content-Type': 'image/x-icon' } });
}
