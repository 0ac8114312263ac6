import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { Mission } from '@/components/chi-siamo/mission';
import { Offices } from '@/components/chi-siamo/offices';
import { Timeline } from '@/components/chi-siamo/timeline';
import { Values } from '@/components/chi-siamo/values';
import { TypicalDocument } from '@/components/pictures/typical-document';
import { Section } from '@/components/ui/section';
import { pages } from '@/content/pages';
import { history, mission, name, offices, values } from '@/content/pages/chi-siamo';
import { deed } from '@/content/samples/chi-siamo';

const page = pages['/chi-siamo'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <Mission copy={mission} />
      <Section id="storia" copy={history}>
        <Timeline entries={history.entries} />
      </Section>
      <Section id="valori" copy={values} tone="white">
        <Values values={values.items} seenLabel={values.seenLabel} />
      </Section>
      <Section id="nome" copy={name}>
        <div className="grid items-start gap-x-12 gap-y-10 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
          <p className="max-w-[34em] font-display text-intro">{name.text}</p>
          <figure>
            <TypicalDocument copy={deed} />
            <figcaption className="mt-3 text-note text-ink-muted">{name.caption}</figcaption>
          </figure>
        </div>
      </Section>
      <Section id="sedi" copy={offices}>
        <Offices offices={offices.items} />
      </Section>
    </SiteLayout>
  );
}
