import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { PageContents } from '@/components/sections/page-contents';
import { PageHead } from '@/components/sections/page-head';
import { CrossLanguageResults } from '@/components/tecnologia/ricerca/cross-language-results';
import { MeaningVsKeyword } from '@/components/tecnologia/ricerca/meaning-vs-keyword';
import { SearchMethod } from '@/components/tecnologia/ricerca/search-method';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Terms } from '@/components/ui/terms';
import { pages } from '@/content/pages';
import { head, languages, limits, method } from '@/content/pages/tecnologia/ricerca';
import { meaningVsKeyword } from '@/content/samples/meaning-vs-keyword';
import { textCopy } from '@/content/text-copy';

const page = pages['/tecnologia/ricerca'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <PageHead title={head.title} intro={head.intro} spread>
        <ButtonLink link={head.action} /> <ArrowLink link={head.more} />
      </PageHead>
      <PageContents label={textCopy.contents} sections={[meaningVsKeyword, method, languages, limits]} />
      <section id={meaningVsKeyword.id} aria-labelledby="confronto-titolo" className="wrap pb-7 lg:pb-24">
        <h2 id="confronto-titolo" className="label-text mb-3 font-text tracking-normal">
          {meaningVsKeyword.title}
        </h2>
        <MeaningVsKeyword copy={meaningVsKeyword} />
      </section>
      <SearchMethod copy={method} />
      <CrossLanguageResults copy={languages} />
      <Section id={limits.id} copy={limits}>
        <Terms terms={limits.items} />
      </Section>
    </SiteLayout>
  );
}
