import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { faqData } from '@/app/_site/structured-data';
import { Faq } from '@/components/sections/faq';
import { Onward } from '@/components/sections/onward';
import { SectorHead } from '@/components/sections/sector-head';
import { ByDocument } from '@/components/soluzioni/consulenti-lavoro/by-document';
import { FolderAccess } from '@/components/soluzioni/consulenti-lavoro/folder-access';
import { Occasions } from '@/components/soluzioni/consulenti-lavoro/occasions';
import { ProcedureRecord } from '@/components/soluzioni/consulenti-lavoro/procedure-record';
import { RenewalReach } from '@/components/soluzioni/consulenti-lavoro/renewal-reach';
import { Section } from '@/components/ui/section';
import { faqConsulentiLavoro } from '@/content/faq/consulenti-lavoro';
import { pages } from '@/content/pages';
import {
  challenges,
  dispute,
  faq,
  head,
  onward,
  privacy,
  solutions,
} from '@/content/pages/soluzioni/consulenti-lavoro';
import { access, procedure, renewal } from '@/content/samples/consulenti-lavoro';

const page = pages['/soluzioni/consulenti-lavoro'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page} about={[faqData(faqConsulentiLavoro)]}>
      <SectorHead copy={head}>
        <RenewalReach copy={renewal} />
      </SectorHead>
      <Section id="difficolta" margin={challenges.margin} title={challenges.title}>
        <Occasions occasions={challenges.items} />
      </Section>
      <Section id="contestazione" {...dispute} tone="sheet">
        <ProcedureRecord copy={procedure} />
      </Section>
      <Section id="soluzioni" margin={solutions.margin} title={solutions.title}>
        <ByDocument items={solutions.items} />
      </Section>
      <Section id="riservatezza" {...privacy} tone="secure">
        <FolderAccess copy={access} />
      </Section>
      <Section id="domande" margin={faq.margin} title={faq.title}>
        <Faq group="domande-consulenti" entries={faqConsulentiLavoro} />
      </Section>
      <Onward copy={onward} />
    </Frame>
  );
}
