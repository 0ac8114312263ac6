import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { faqData } from '@/app/_site/structured-data';
import { Faq } from '@/components/sections/faq';
import { Onward } from '@/components/sections/onward';
import { PageHead } from '@/components/sections/page-head';
import { PageStages, ReadingTerms } from '@/components/tecnologia/ocr/page-stages';
import { ReadingQueue } from '@/components/tecnologia/ocr/reading-queue';
import { ScanReading } from '@/components/tecnologia/ocr/scan-reading';
import { Scripts } from '@/components/tecnologia/ocr/scripts';
import { TwoMeasures } from '@/components/tecnologia/ocr/two-measures';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { faqOcr } from '@/content/faq/ocr';
import { pages } from '@/content/pages';
import { accuracy, faq, head, onward, queue, reading, scan, scripts } from '@/content/pages/tecnologia/ocr';

const page = pages['/tecnologia/ocr'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page} about={[faqData(faqOcr)]}>
      <PageHead title={head.title} lead={head.lead} spread>
        <ButtonLink href={head.action.href}>{head.action.label}</ButtonLink>
        <ArrowLink link={head.more} />
      </PageHead>
      <section id="foglio" aria-labelledby="foglio-titolo" className="wrap pb-10 lg:pb-24">
        <h2 id="foglio-titolo" className="rubric mb-4 font-text tracking-normal">
          {scan.title}
        </h2>
        <ScanReading copy={scan.picture} />
      </section>
      <Section id={reading.id} margin={reading.margin} title={reading.title} lead={reading.lead} tone="sheet">
        <PageStages copy={reading.stages} />
        <ReadingTerms copy={reading.terms} />
      </Section>
      <TwoMeasures copy={accuracy} />
      <Scripts copy={scripts} />
      <Section id={queue.id} margin={queue.margin} title={queue.title} lead={queue.lead} tone="sheet">
        <ReadingQueue copy={queue.copy} />
      </Section>
      <Section id={faq.id} margin={faq.margin} title={faq.title}>
        <Faq group="domande-ocr" entries={faqOcr} />
      </Section>
      <Onward copy={onward} />
    </Frame>
  );
}
