import {
  listingMeta,
  pageOf,
  pagesAfterFirst,
  termListing,
  termsWithPages,
} from '@/app/_shared/article-lists';
import { metadataOf } from '@/app/_shared/metadata';
import { ArticleList } from '@/app/novita/article-list';

type Props = { params: Promise<{ tema: string; numero: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  termsWithPages('tags').flatMap(({ slug }) =>
    pagesAfterFirst(termListing('tags', slug)).map(({ number }) => ({ tema: slug, numero: String(number) })),
  );

export async function generateMetadata({ params }: Props) {
  const { tema, numero } = await params;
  const listing = termListing('tags', tema);
  return metadataOf(listingMeta(listing, pageOf(listing, Number(numero))));
}

export default async function Page({ params }: Props) {
  const { tema, numero } = await params;
  return <ArticleList listing={termListing('tags', tema)} number={Number(numero)} />;
}
