import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { faqData } from '@/app/_shared/structured-data';
import { FileList } from '@/components/pictures/file-list';
import { DurationCalendar } from '@/components/sections/duration-calendar';
import { Faq } from '@/components/sections/faq';
import { ProblemList } from '@/components/sections/problem-list';
import { ClientFile } from '@/components/soluzioni/commercialisti/client-file';
import { DocumentHead } from '@/components/soluzioni/commercialisti/document-head';
import { AccessTable, DraftReply, OwnAdvice } from '@/components/soluzioni/commercialisti/practice-samples';
import { PracticeTasks } from '@/components/soluzioni/commercialisti/practice-tasks';
import { RequestLetter } from '@/components/soluzioni/commercialisti/request-letter';
import { Section } from '@/components/ui/section';
import { accountantsFaq } from '@/content/faq/commercialisti';
import { pages } from '@/content/pages';
import { challenges, faq, head, solutions, start } from '@/content/pages/soluzioni/commercialisti';
import { access, advice, clientFile, draft, intake, letter } from '@/content/samples/commercialisti';

const page = pages['/soluzioni/commercialisti'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page} about={[faqData(accountantsFaq)]}>
      <DocumentHead copy={head} document={<RequestLetter copy={letter} />} />
      <ClientFile copy={clientFile} />
      <Section id="difficolta" copy={challenges}>
        <ProblemList layout="columns" problems={challenges.items} />
      </Section>
      <PracticeTasks
        copy={solutions}
        pictures={[
          <FileList key="adempimenti" copy={intake} />,
          <OwnAdvice key="consulenza" copy={advice} />,
          <DraftReply key="controlli" copy={draft} />,
          <AccessTable key="segreto" copy={access.matrix} log={access.log} />,
        ]}
      />
      <Section id="avvio" copy={start} tone="white">
        <DurationCalendar copy={start.calendar} />
      </Section>
      <Section id="domande" copy={faq}>
        <Faq group="domande-commercialisti" entries={accountantsFaq} />
      </Section>
    </SiteLayout>
  );
}
