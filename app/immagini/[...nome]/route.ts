import { notFound } from 'next/navigation';
import { drawShareImage } from '@/app/immagini/draw-share-image';
import { shareImages } from '@/app/immagini/share-images';

type Props = { params: Promise<{ nome: string[] }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  [...shareImages().keys()].map((name) => ({ nome: name.split('/') }));

/** The share image of a page. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const text = shareImages().get((await params).nome.join('/'));
  if (!text) notFound();
  return new Response(new Uint8Array(await drawShareImage(text)), {
    headers: { 'Content-Type': 'image/png' },
  });
}
