import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { faqData } from '@/app/_site/structured-data';
import { Faq } from '@/components/sections/faq';
import { Onward } from '@/components/sections/onward';
import { SectorHead } from '@/components/sections/sector-head';
import { Times } from '@/components/sections/times';
import { CrossQuestion } from '@/components/soluzioni/aziende/cross-question';
import { DepartmentQuestions } from '@/components/soluzioni/aziende/department-questions';
import { Drafts } from '@/components/soluzioni/aziende/drafts';
import { Solutions } from '@/components/soluzioni/aziende/solutions';
import { Section } from '@/components/ui/section';
import { faqAziende } from '@/content/faq/aziende';
import { pages } from '@/content/pages';
import {
  challenges,
  faq,
  generation,
  head,
  onward,
  solutions,
  start,
} from '@/content/pages/soluzioni/aziende';
import { crossQuestion, drafts } from '@/content/samples/aziende';

const page = pages['/soluzioni/aziende'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page} about={[faqData(faqAziende)]}>
      <SectorHead copy={head}>
        <CrossQuestion copy={crossQuestion} />
      </SectorHead>
      <Section id="difficolta" margin={challenges.margin} title={challenges.title}>
        <DepartmentQuestions questions={challenges.items} />
      </Section>
      <Section
        id="bozze"
        margin={generation.margin}
        title={generation.title}
        lead={generation.lead}
        tone="sheet"
      >
        <Drafts copy={drafts} labelledBy="bozze-titolo" />
      </Section>
      <Section id="soluzioni" margin={solutions.margin} title={solutions.title}>
        <Solutions groups={solutions.groups} />
      </Section>
      <Section id="avvio" margin={start.margin} title={start.title} lead={start.lead} tone="sheet">
        <Times copy={start} />
      </Section>
      <Section id="domande" margin={faq.margin} title={faq.title}>
        <Faq group="domande-aziende" entries={faqAziende} />
      </Section>
      <Onward copy={onward} />
    </Frame>
  );
}
