import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { faqData } from '@/app/_shared/structured-data';
import { Faq } from '@/components/sections/faq';
import { SectorHead } from '@/components/sections/sector-head';
import { CaseStudy } from '@/components/soluzioni/finanza/case-study';
import { CircularImpact } from '@/components/soluzioni/finanza/circular-impact';
import { Findings } from '@/components/soluzioni/finanza/findings';
import { KeyRanges } from '@/components/soluzioni/finanza/key-ranges';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import { financeFaq } from '@/content/faq/finanza';
import { pages } from '@/content/pages';
import { caseStudy, faq, findings, head, returns } from '@/content/pages/soluzioni/finanza';
import { circular } from '@/content/samples/finanza';

const page = pages['/soluzioni/finanza'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page} about={[faqData(financeFaq)]}>
      <SectorHead copy={head}>
        <CircularImpact copy={circular} />
      </SectorHead>
      <Findings copy={findings} />
      <CaseStudy copy={caseStudy} />
      <Section id="ritorno" copy={returns} tone="white">
        <KeyRanges ranges={returns.ranges} />
        <p className="mt-6">
          <ArrowLink link={returns.more} />
        </p>
      </Section>
      <Section id="domande" copy={faq}>
        <Faq group="domande-finanza" entries={financeFaq} />
      </Section>
    </SiteLayout>
  );
}
