import { metadataOf } from '../../../_site/metadata';
import { ArticleList } from '../../composition';
import { articlePage, furtherPages, metaOfList } from '../../list';

type Props = { params: Promise<{ numero: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => furtherPages().map(({ number }) => ({ numero: String(number) }));

const pageOf = async ({ params }: Props) => articlePage(Number((await params).numero));

export const generateMetadata = async (props: Props) => metadataOf(metaOfList(await pageOf(props)));

export default async function Page(props: Props) {
  return <ArticleList page={await pageOf(props)} />;
}
