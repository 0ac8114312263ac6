import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { PageHead } from '@/components/sections/page-head';
import { Capabilities } from '@/components/tecnologia/ai/capabilities';
import { ModelLimits } from '@/components/tecnologia/ai/model-limits';
import { ParallelText } from '@/components/tecnologia/ai/parallel-text';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { pages } from '@/content/pages';
import { capabilities, head, limits } from '@/content/pages/tecnologia/ai';
import { parallelText } from '@/content/samples/ai';

const page = pages['/tecnologia/ai'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <PageHead title={head.title} intro={head.intro} spread>
        <ButtonLink link={head.action} /> <ArrowLink link={head.more} />
      </PageHead>
      <section aria-labelledby="testo-a-fronte" className="wrap pb-7 lg:pb-24">
        <h2 id="testo-a-fronte" className="label-text mb-3 font-text tracking-normal">
          {parallelText.title}
        </h2>
        <ParallelText copy={parallelText} />
      </section>
      <Capabilities copy={capabilities} />
      <ModelLimits copy={limits} />
    </SiteLayout>
  );
}
