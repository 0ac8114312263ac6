import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { Onward } from '@/components/sections/onward';
import { PageHead } from '@/components/sections/page-head';
import { MeaningVsKeyword } from '@/components/tecnologia/ricerca/meaning-vs-keyword';
import { SearchMethod } from '@/components/tecnologia/ricerca/search-method';
import { Languages, Limits, Pace, Permissions } from '@/components/tecnologia/ricerca/search-reach';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { pages } from '@/content/pages';
import {
  head,
  languages,
  limits,
  method,
  onward,
  pace,
  permissions,
} from '@/content/pages/tecnologia/ricerca';
import { synopsis } from '@/content/samples/synopsis';

const page = pages['/tecnologia/ricerca'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <PageHead title={head.title} lead={head.lead} spread>
        <ButtonLink href={head.action.href}>{head.action.label}</ButtonLink>
        <ArrowLink link={head.more} />
      </PageHead>
      <section id={synopsis.id} aria-labelledby="confronto-titolo" className="wrap pb-10 lg:pb-24">
        <h2 id="confronto-titolo" className="rubric mb-3 font-text tracking-normal">
          {synopsis.title}
        </h2>
        <MeaningVsKeyword copy={synopsis} />
      </section>
      <SearchMethod copy={method} />
      <Languages copy={languages} />
      <Pace copy={pace} />
      <Permissions copy={permissions} />
      <Limits copy={limits} />
      <Onward copy={onward} />
    </Frame>
  );
}
