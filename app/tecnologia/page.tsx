import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { PageHead } from '@/components/sections/page-head';
import { DocumentPath } from '@/components/tecnologia/document-path';
import { Measures } from '@/components/tecnologia/measures';
import { TechnologyPages } from '@/components/tecnologia/technology-pages';
import { ButtonLink } from '@/components/ui/button';
import { pages } from '@/content/pages';
import { head, measures, path, technologyPages } from '@/content/pages/tecnologia';

const page = pages['/tecnologia'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <PageHead title={head.title} intro={head.intro} spread>
        <ButtonLink link={head.action} />
      </PageHead>
      <section
        id={path.id}
        aria-labelledby={`${path.id}-titolo`}
        className="overflow-x-clip border-t border-rule bg-sheet py-6 lg:pt-12 lg:pb-20"
      >
        <div className="wrap">
          <h2 id={`${path.id}-titolo`} className="label-text mb-5 font-text lg:mb-8 tracking-normal">
            {path.title}
          </h2>
          <DocumentPath copy={path.picture} />
        </div>
      </section>
      <TechnologyPages copy={technologyPages} />
      <Measures copy={measures} />
    </SiteLayout>
  );
}
