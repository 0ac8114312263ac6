import { metadataOf } from '@/app/_site/metadata';
import { SiteLayout } from '@/app/_site/site-layout';
import { Island } from '@/components/islands/island';
import { PromiseLimits } from '@/components/prova/promise-limits';
import { VersionComparison } from '@/components/prova/version-comparison';
import { WithoutScript } from '@/components/prova/without-script';
import { PageHead } from '@/components/sections/page-head';
import { StepList } from '@/components/sections/step-list';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import { pages } from '@/content/pages';
import { difference, head, proof, tool, withoutScript } from '@/content/pages/prova';

const page = pages['/prova'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <PageHead title={head.title} intro={head.intro} spread />
      <div className="wrap pb-7 lg:pb-24">
        <Island
          name="version-comparison"
          component={VersionComparison}
          props={{ copy: tool, worker: process.env.DOCUMENT_WORKER ?? '' }}
        />
        <WithoutScript copy={withoutScript} />
      </div>
      <Section id={proof.id} copy={proof}>
        <StepList steps={proof.steps} />
        <PromiseLimits copy={proof.limits} />
      </Section>
      <Section id={difference.id} copy={difference}>
        <div className="grid max-w-[62ch] gap-4">
          {difference.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <ArrowLink link={difference.more} className="mt-3" />
      </Section>
    </SiteLayout>
  );
}
