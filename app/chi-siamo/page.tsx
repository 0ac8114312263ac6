import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { Meridian } from '@/components/pictures/meridian';
import { Mission } from '@/components/sections/mission';
import { Offices } from '@/components/sections/offices';
import { Timeline } from '@/components/sections/timeline';
import { Values } from '@/components/sections/values';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import { pages } from '@/content/pages';
import { history, mission, name, offices, onward, values } from '@/content/pages/chi-siamo';

const page = pages['/chi-siamo'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <Mission copy={mission} />
      <Section id="storia" margin={history.margin} title={history.title}>
        <Timeline entries={history.entries} />
      </Section>
      <Section id="valori" margin={values.margin} title={values.title} tone="foglio">
        <Values values={values.items} seenLabel={values.seenLabel} />
      </Section>
      <Section id="nome" margin={name.margin} title={name.title}>
        <p className="max-w-[58ch] font-display text-guida">{name.text}</p>
      </Section>
      <Section id="sedi" margin={offices.margin} title={offices.title}>
        <Offices
          offices={offices.items}
          picture={<Meridian places={offices.places} meridian={offices.meridian} caption={offices.caption} />}
        />
        <ul className="mt-10 flex flex-wrap gap-x-10 gap-y-2">
          {onward.map((link) => (
            <li key={link.href}>
              <ArrowLink link={link} />
            </li>
          ))}
        </ul>
      </Section>
    </Frame>
  );
}
