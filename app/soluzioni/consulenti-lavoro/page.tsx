import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { faqData } from '@/app/_site/structured-data';
import { Faq } from '@/components/sections/faq';
import { RelatedLinks } from '@/components/sections/related-links';
import { SectorHead } from '@/components/sections/sector-head';
import { DatedProblems } from '@/components/soluzioni/consulenti-lavoro/dated-problems';
import { DocumentSolutions } from '@/components/soluzioni/consulenti-lavoro/document-solutions';
import { FolderAccess } from '@/components/soluzioni/consulenti-lavoro/folder-access';
import { ProcedureRecord } from '@/components/soluzioni/consulenti-lavoro/procedure-record';
import { RenewalImpact } from '@/components/soluzioni/consulenti-lavoro/renewal-impact';
import { Section } from '@/components/ui/section';
import { faqConsulentiLavoro } from '@/content/faq/consulenti-lavoro';
import { pages } from '@/content/pages';
import {
  challenges,
  dispute,
  faq,
  head,
  privacy,
  relatedLinks,
  solutions,
} from '@/content/pages/soluzioni/consulenti-lavoro';
import { access, procedure, renewal } from '@/content/samples/consulenti-lavoro';

const page = pages['/soluzioni/consulenti-lavoro'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page} about={[faqData(faqConsulentiLavoro)]}>
      <SectorHead copy={head}>
        <RenewalImpact copy={renewal} />
      </SectorHead>
      <Section id="difficolta" margin={challenges.margin} title={challenges.title}>
        <DatedProblems occasions={challenges.items} />
      </Section>
      <Section id="contestazione" {...dispute} tone="sheet">
        <ProcedureRecord copy={procedure} />
      </Section>
      <Section id="soluzioni" margin={solutions.margin} title={solutions.title}>
        <DocumentSolutions items={solutions.items} />
      </Section>
      <Section id="riservatezza" {...privacy} tone="secure">
        <FolderAccess copy={access} />
      </Section>
      <Section id="domande" margin={faq.margin} title={faq.title}>
        <Faq group="domande-consulenti" entries={faqConsulentiLavoro} />
      </Section>
      <RelatedLinks copy={relatedLinks} />
    </Frame>
  );
}
