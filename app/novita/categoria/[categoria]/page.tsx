import { termListing, termsWithPages } from '@/app/_shared/article-lists';
import { metadataOf } from '@/app/_shared/metadata';
import { ArticleList } from '@/app/novita/article-list';

type Props = { params: Promise<{ categoria: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => termsWithPages('category').map(({ slug }) => ({ categoria: slug }));

const listOf = async ({ params }: Props) => termListing('category', (await params).categoria);

export const generateMetadata = async (props: Props) => metadataOf((await listOf(props)).meta);

export default async function Page(props: Props) {
  return <ArticleList listing={await listOf(props)} number={1} />;
}
