import { notFound } from 'next/navigation';
import { iconPicture } from '@/app/_shared/icon-picture';
import { iconSizes } from '@/lib/seo/site-images';

type Props = { params: Promise<{ nome: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The icons of the web manifest, by file name. `scale` below 1 adds a margin, for icons that the system crops. */
const icons = new Map<string, { size: number; scale: number }>([
  ...iconSizes.map((size) => [`${size}.png`, { size, scale: 1 }] as const),
  ['ritagliabile.png', { size: 512, scale: 0.8 }],
]);

export const generateStaticParams = () => [...icons.keys()].map((nome) => ({ nome }));

export async function GET(_: Request, { params }: Props): Promise<Response> {
  const icon = icons.get((await params).nome);
  if (!icon) notFound();
  const png = await iconPicture(icon.size, icon.scale);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
