import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { faqData } from '@/app/_shared/structured-data';
import { Faq } from '@/components/sections/faq';
import { ProblemList } from '@/components/sections/problem-list';
import { SectorHead } from '@/components/sections/sector-head';
import { CrossDepartmentSearch } from '@/components/soluzioni/aziende/cross-department-search';
import { Solutions } from '@/components/soluzioni/aziende/solutions';
import { Section } from '@/components/ui/section';
import { companiesFaq } from '@/content/faq/aziende';
import { pages } from '@/content/pages';
import { challenges, faq, head, solutions } from '@/content/pages/soluzioni/aziende';
import { crossDepartmentSearch } from '@/content/samples/aziende';

const page = pages['/soluzioni/aziende'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page} about={[faqData(companiesFaq)]}>
      <SectorHead copy={head}>
        <CrossDepartmentSearch copy={crossDepartmentSearch} />
      </SectorHead>
      <Section id="difficolta" copy={challenges}>
        <ProblemList layout="columns" problems={challenges.items} />
      </Section>
      <Section id="soluzioni" copy={solutions} tone="white">
        <Solutions groups={solutions.groups} />
      </Section>
      <Section id="domande" copy={faq}>
        <Faq group="domande-aziende" entries={companiesFaq} />
      </Section>
    </SiteLayout>
  );
}
