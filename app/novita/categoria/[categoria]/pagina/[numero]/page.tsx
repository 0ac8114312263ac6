import { furtherPages, listedTerms, listingMeta, listingPage, termList } from '@/app/_site/article-lists';
import { metadataOf } from '@/app/_site/metadata';
import { ArticleList } from '@/app/novita/article-list';

type Props = { params: Promise<{ categoria: string; numero: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  listedTerms('category').flatMap(({ slug }) =>
    furtherPages(termList('category', slug)).map(({ number }) => ({
      categoria: slug,
      numero: String(number),
    })),
  );

export async function generateMetadata({ params }: Props) {
  const { categoria, numero } = await params;
  const listing = termList('category', categoria);
  return metadataOf(listingMeta(listing, listingPage(listing, Number(numero))));
}

export default async function Page({ params }: Props) {
  const { categoria, numero } = await params;
  return <ArticleList listing={termList('category', categoria)} number={Number(numero)} />;
}
