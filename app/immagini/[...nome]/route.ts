import { notFound } from 'next/navigation';
import { sharePicture } from '@/app/_site/share-picture';
import { pictures } from '@/app/immagini/pictures';

type Props = { params: Promise<{ nome: string[] }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [...pictures().keys()].map((name) => ({ nome: name.split('/') }));

/** The share picture of a page. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const drawn = pictures().get((await params).nome.join('/'));
  if (!drawn) notFound();
  return new Response(new Uint8Array(await sharePicture(drawn)), {
    headers: { 'Content-Type': 'image/png' },
  });
}
