import { metadataOf } from '@/app/_shared/metadata';
import { PrintFooter } from '@/app/_shared/print-footer';
import { SiteLayout } from '@/app/_shared/site-layout';
import { sampleVersions } from '@/app/prova/sample-versions';
import { Island } from '@/components/islands/island';
import { SampleComparison } from '@/components/prova/sample-comparison';
import { VersionComparison } from '@/components/prova/version-comparison';
import { PageHead } from '@/components/sections/page-head';
import { StepList } from '@/components/sections/step-list';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { pages } from '@/content/pages';
import { difference, head, limits, own, proof, sampleNote, tool, withoutScript } from '@/content/pages/prova';
import { compareVersions } from '@/lib/browser/documents/compare/compare';
import type { SampleContract } from '@/lib/schema/sample-contract';

const page = pages['/prova'];

export const metadata = metadataOf(page);

const documentOf = ({ file, pages }: SampleContract) => ({
  name: file,
  pages: pages.map((paragraphs) => paragraphs.join('\n')),
  pictures: 0,
});
const [older, newer] = sampleVersions;

export default function Page() {
  return (
    <SiteLayout page={page}>
      <PageHead title={head.title} intro={head.intro} spread>
        <ButtonLink link={own.link} variant="quiet" />
      </PageHead>
      <div className="wrap pb-7 lg:pb-24">
        <SampleComparison
          comparison={compareVersions(documentOf(older), documentOf(newer))}
          files={[older.file, newer.file]}
          names={tool.names}
          note={sampleNote}
          copy={tool.result}
        />
        <h2 id={own.id} className="mb-4 scroll-mt-24 text-heading-2 lg:pt-8 print:hidden">
          {own.title}
        </h2>
        <Island
          name="version-comparison"
          component={VersionComparison}
          props={{ copy: tool, worker: process.env.DOCUMENT_WORKER ?? '' }}
          slots={{
            limits: (
              <>
                <h3 className="mt-5 text-heading-4">{limits.title}</h3>
                <ul className="mt-2 text-small">
                  {limits.items.map((item) => (
                    <li key={item} className="border-t border-rule py-3">
                      {item}
                    </li>
                  ))}
                </ul>
              </>
            ),
          }}
        />
        <PrintFooter page={page} />
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
