import { SiteLayout } from '@/app/_shared/site-layout';
import { faqData } from '@/app/_shared/structured-data';
import { Faq } from '@/components/sections/faq';
import { SectorHead } from '@/components/sections/sector-head';
import { StepList } from '@/components/sections/step-list';
import { DictionaryEntry } from '@/components/soluzioni/altri-settori/dictionary-entry';
import { ProblemSolutions } from '@/components/soluzioni/altri-settori/problem-solutions';
import { SectorTiles } from '@/components/soluzioni/altri-settori/sector-tiles';
import { TaxonomySearch } from '@/components/soluzioni/altri-settori/taxonomy-search';
import { TimeSaved } from '@/components/soluzioni/altri-settori/time-saved';
import { Section } from '@/components/ui/section';
import { otherSectorsFaq } from '@/content/faq/altri-settori';
import {
  approach,
  challenges,
  faq,
  head,
  sectors,
  semantics,
  timeSaved,
} from '@/content/pages/soluzioni/altri-settori';
import { dictionaryEntry, taxonomySearch } from '@/content/samples/altri-settori';
import type { PageMeta } from '@/lib/schema/page';

/** The page of all other sectors, which has two paths (D5). */
export function OtherSectors({ page }: { page: PageMeta }) {
  return (
    <SiteLayout page={page} about={[faqData(otherSectorsFaq)]}>
      <SectorHead copy={head}>
        <DictionaryEntry copy={dictionaryEntry} />
      </SectorHead>
      <Section id="settori" copy={sectors}>
        <SectorTiles questionLabel={sectors.questionLabel} tiles={sectors.tiles} others={sectors.others} />
      </Section>
      <TimeSaved {...timeSaved} />
      <Section id="personalizzazione" copy={semantics}>
        <TaxonomySearch copy={taxonomySearch} />
      </Section>
      <Section id="difficolta" copy={challenges}>
        <ProblemSolutions columns={challenges.columns} items={challenges.items} />
      </Section>
      <Section id="passi" copy={approach} tone="white">
        <StepList steps={approach.steps} />
      </Section>
      <Section id="domande" copy={faq}>
        <Faq group="domande-settori" entries={otherSectorsFaq} />
      </Section>
    </SiteLayout>
  );
}
