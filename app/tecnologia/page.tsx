import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { Onward } from '@/components/sections/onward';
import { PageHead } from '@/components/sections/page-head';
import { DocumentPath } from '@/components/tecnologia/document-path';
import { InsideRoute } from '@/components/tecnologia/inside-route';
import { Tally } from '@/components/tecnologia/tally';
import { TechnologyWays } from '@/components/tecnologia/technology-ways';
import { ButtonLink } from '@/components/ui/button';
import { pages } from '@/content/pages';
import { head, inside, onward, path, tally, ways } from '@/content/pages/tecnologia';

const page = pages['/tecnologia'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <PageHead title={head.title} lead={head.lead} spread>
        <ButtonLink href={head.action.href}>{head.action.label}</ButtonLink>
      </PageHead>
      <section
        id={path.id}
        aria-labelledby={`${path.id}-titolo`}
        className="overflow-x-clip border-t border-rule bg-sheet pt-8 pb-14 lg:pt-12 lg:pb-20"
      >
        <div className="wrap">
          <h2 id={`${path.id}-titolo`} className="rubric mb-8 font-text tracking-normal">
            {path.title}
          </h2>
          <DocumentPath copy={path.picture} />
        </div>
      </section>
      <TechnologyWays copy={ways} />
      <InsideRoute copy={inside} />
      <Tally copy={tally} />
      <Onward copy={onward} />
    </Frame>
  );
}
