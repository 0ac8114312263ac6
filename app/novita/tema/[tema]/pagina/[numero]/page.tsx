import { furtherPages, listedTerms, listingMeta, listingPage, termList } from '@/app/_site/article-lists';
import { metadataOf } from '@/app/_site/metadata';
import { ArticleList } from '@/app/novita/article-list';

type Props = { params: Promise<{ tema: string; numero: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  listedTerms('tags').flatMap(({ slug }) =>
    furtherPages(termList('tags', slug)).map(({ number }) => ({ tema: slug, numero: String(number) })),
  );

export async function generateMetadata({ params }: Props) {
  const { tema, numero } = await params;
  const listing = termList('tags', tema);
  return metadataOf(listingMeta(listing, listingPage(listing, Number(numero))));
}

export default async function Page({ params }: Props) {
  const { tema, numero } = await params;
  return <ArticleList listing={termList('tags', tema)} number={Number(numero)} />;
}
