import { icoFile, iconPicture } from '@/app/_site/icon-picture';

export const dynamic = 'force-static';

/** For clients without SVG icons. They request this address by themselves, so pages do not link it. */
export async function GET(): Promise<Response> {
  const file = icoFile(await iconPicture(48, 1), 48);
  return new Response(new Uint8Array(file), { headers: { 'Content-Type': 'image/x-icon' } });
}
