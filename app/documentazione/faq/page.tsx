import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { faqData } from '@/app/_shared/structured-data';
import { FaqCategories } from '@/components/documentazione/faq/faq-categories';
import { PageHead } from '@/components/sections/page-head';
import { documentationFaq } from '@/content/faq/documentazione';
import { pages } from '@/content/pages';
import { head, list } from '@/content/pages/documentazione/faq';

const page = pages['/documentazione/faq'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page} about={[faqData(documentationFaq.flatMap(({ entries }) => entries))]}>
      <PageHead title={head.title} intro={head.intro} />
      <FaqCategories categories={documentationFaq} copy={list} />
    </SiteLayout>
  );
}
