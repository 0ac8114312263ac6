import { metadataOf } from '@/app/_site/metadata';
import { SiteLayout } from '@/app/_site/site-layout';
import { Island } from '@/components/islands/island';
import { VersionComparison } from '@/components/prova/version-comparison';
import { PageHead } from '@/components/sections/page-head';
import { StepList } from '@/components/sections/step-list';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
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
        <div
          data-search-ignore=""
          className="hidden border-t-2 border-ink pt-5 [@media(scripting:none)]:block"
        >
          <p className="max-w-[58ch] text-intro">{withoutScript.text}</p>
          <p className="mt-5">
            <ButtonLink link={withoutScript.action} />
          </p>
        </div>
      </div>
      <Section id={proof.id} copy={proof}>
        <StepList steps={proof.steps} />
        <div className="mt-10 max-w-[62ch]">
          <h3 className="text-heading-4">{proof.limits.title}</h3>
          <ul className="mt-2 text-small">
            {proof.limits.items.map((item) => (
              <li key={item} className="border-t border-rule py-3">
                {item}
              </li>
            ))}
          </ul>
        </div>
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
