import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { faqData } from '@/app/_shared/structured-data';
import { Faq } from '@/components/sections/faq';
import { ProblemList } from '@/components/sections/problem-list';
import { SectorHead } from '@/components/sections/sector-head';
import { DocumentSolutions } from '@/components/soluzioni/consulenti-lavoro/document-solutions';
import { RenewalImpact } from '@/components/soluzioni/consulenti-lavoro/renewal-impact';
import { Section } from '@/components/ui/section';
import { labourFaq } from '@/content/faq/consulenti-lavoro';
import { pages } from '@/content/pages';
import { challenges, faq, head, solutions } from '@/content/pages/soluzioni/consulenti-lavoro';
import { renewal } from '@/content/samples/consulenti-lavoro';

const page = pages['/soluzioni/consulenti-lavoro'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page} about={[faqData(labourFaq)]}>
      <SectorHead copy={head}>
        <RenewalImpact copy={renewal} />
      </SectorHead>
      <Section id="difficolta" copy={challenges}>
        <ProblemList layout="rows" problems={challenges.items} />
      </Section>
      <Section id="soluzioni" copy={solutions} tone="white">
        <DocumentSolutions items={solutions.items} />
      </Section>
      <Section id="domande" copy={faq}>
        <Faq group="domande-consulenti" entries={labourFaq} />
      </Section>
    </SiteLayout>
  );
}
