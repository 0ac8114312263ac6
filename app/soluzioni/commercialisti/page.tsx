import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { faqData } from '@/app/_site/structured-data';
import { Faq } from '@/components/sections/faq';
import { Onward } from '@/components/sections/onward';
import { ClientFile } from '@/components/soluzioni/commercialisti/client-file';
import { DocumentHead } from '@/components/soluzioni/commercialisti/document-head';
import { HeardPhrases } from '@/components/soluzioni/commercialisti/heard-phrases';
import { InOrder } from '@/components/soluzioni/commercialisti/in-order';
import {
  AccessTable,
  DraftReply,
  IntakeQueue,
  OwnAdvice,
} from '@/components/soluzioni/commercialisti/practice-samples';
import { PracticeWorks } from '@/components/soluzioni/commercialisti/practice-works';
import { RequestLetter } from '@/components/soluzioni/commercialisti/request-letter';
import { WeeksCalendar } from '@/components/soluzioni/commercialisti/weeks-calendar';
import { Section } from '@/components/ui/section';
import { faqCommercialisti } from '@/content/faq/commercialisti';
import { pages } from '@/content/pages';
import { challenges, faq, head, onward, solutions, start } from '@/content/pages/soluzioni/commercialisti';
import { access, advice, clientFile, draft, intake, letter } from '@/content/samples/commercialisti';

const page = pages['/soluzioni/commercialisti'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page} about={[faqData(faqCommercialisti)]}>
      <DocumentHead copy={head} document={<RequestLetter copy={letter} />} />
      <ClientFile copy={clientFile} />
      <Section id="difficolta" margin={challenges.margin} title={challenges.title}>
        <HeardPhrases phrases={challenges.items} />
      </Section>
      <PracticeWorks
        copy={solutions}
        pictures={[
          <IntakeQueue key="adempimenti" copy={intake} />,
          <OwnAdvice key="consulenza" copy={advice} />,
          <DraftReply key="controlli" copy={draft} />,
          <AccessTable key="segreto" copy={access} />,
        ]}
      />
      <Section id="avvio" margin={start.margin} title={start.title} lead={start.lead} tone="sheet">
        <WeeksCalendar copy={start.calendar} />
        <div className="mt-10">
          <InOrder steps={start.steps} />
        </div>
      </Section>
      <Section id="domande" margin={faq.margin} title={faq.title}>
        <Faq group="domande-commercialisti" entries={faqCommercialisti} />
      </Section>
      <Onward copy={onward} />
    </Frame>
  );
}
