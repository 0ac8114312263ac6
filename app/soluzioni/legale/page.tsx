import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { faqData } from '@/app/_shared/structured-data';
import { Faq } from '@/components/sections/faq';
import { SectorHead } from '@/components/sections/sector-head';
import { ClauseComparison } from '@/components/soluzioni/legale/clause-comparison';
import { ContractArticles } from '@/components/soluzioni/legale/contract-articles';
import { Recitals } from '@/components/soluzioni/legale/recitals';
import { Section } from '@/components/ui/section';
import { legalFaq } from '@/content/faq/legale';
import { pages } from '@/content/pages';
import { challenges, faq, head, solutions } from '@/content/pages/soluzioni/legale';
import { comparison } from '@/content/samples/legale';

const page = pages['/soluzioni/legale'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page} about={[faqData(legalFaq)]}>
      <SectorHead copy={head}>
        <ClauseComparison copy={comparison} />
      </SectorHead>
      <Section id="difficolta" copy={challenges}>
        <Recitals copy={challenges} />
      </Section>
      <ContractArticles copy={solutions} />
      <Section id="domande" copy={faq}>
        <Faq group="domande-legale" entries={legalFaq} />
      </Section>
    </SiteLayout>
  );
}
