import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { faqData } from '@/app/_site/structured-data';
import { ClauseComparison } from '@/components/pictures/clause-comparison';
import { Challenges } from '@/components/sections/challenges';
import { Faq } from '@/components/sections/faq';
import { SectorHead } from '@/components/sections/sector-head';
import { Solutions } from '@/components/sections/solutions';
import { Section } from '@/components/ui/section';
import { faqLegale } from '@/content/faq/legale';
import { pages } from '@/content/pages';
import { challenges, faq, head, solutions } from '@/content/pages/soluzioni/legale';
import { comparison } from '@/content/samples/legale';

const page = pages['/soluzioni/legale'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page} about={[faqData(faqLegale)]}>
      <SectorHead copy={head}>
        <ClauseComparison copy={comparison} />
      </SectorHead>
      <Section id="difficolta" margin={challenges.margin} title={challenges.title}>
        <Challenges challenges={challenges.items} />
      </Section>
      <Section id="soluzioni" margin={solutions.margin} title={solutions.title} tone="foglio">
        <Solutions groups={solutions.groups} />
      </Section>
      <Section id="domande" margin={faq.margin} title={faq.title}>
        <Faq group="domande-legale" entries={faqLegale} />
      </Section>
    </Frame>
  );
}
