import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { faqData } from '@/app/_site/structured-data';
import { FolderAccess } from '@/components/pictures/folder-access';
import { ProcedureRecord } from '@/components/pictures/procedure-record';
import { RenewalReach } from '@/components/pictures/renewal-reach';
import { ByDocument } from '@/components/sections/by-document';
import { Faq } from '@/components/sections/faq';
import { Occasions } from '@/components/sections/occasions';
import { Onward } from '@/components/sections/onward';
import { SectorHead } from '@/components/sections/sector-head';
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
