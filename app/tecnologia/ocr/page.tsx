import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { faqData } from '@/app/_shared/structured-data';
import { FileList } from '@/components/pictures/file-list';
import { Faq } from '@/components/sections/faq';
import { PageContents } from '@/components/sections/page-contents';
import { PageHead } from '@/components/sections/page-head';
import { AccuracyMeasures } from '@/components/tecnologia/ocr/accuracy-measures';
import { PageStages } from '@/components/tecnologia/ocr/page-stages';
import { ScanReading } from '@/components/tecnologia/ocr/scan-reading';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { ocrFaq } from '@/content/faq/ocr';
import { pages } from '@/content/pages';
import { accuracy, faq, head, queue, reading, scan } from '@/content/pages/tecnologia/ocr';
import { textCopy } from '@/content/text-copy';

const page = pages['/tecnologia/ocr'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page} about={[faqData(ocrFaq)]}>
      <PageHead title={head.title} intro={head.intro} spread>
        <ButtonLink link={head.action} /> <ArrowLink link={head.more} />
      </PageHead>
      <PageContents
        label={textCopy.contents}
        sections={[{ ...scan, id: 'foglio' }, reading, accuracy, queue, faq]}
      />
      <section id="foglio" aria-labelledby="foglio-titolo" className="wrap pb-7 lg:pb-24">
        <h2 id="foglio-titolo" className="label-text mb-4 font-text tracking-normal">
          {scan.title}
        </h2>
        <ScanReading copy={scan.picture} />
      </section>
      <Section id={reading.id} copy={reading} tone="white">
        <PageStages copy={reading.stages} />
      </Section>
      <AccuracyMeasures copy={accuracy} />
      <Section id={queue.id} copy={queue} tone="white">
        <FileList copy={queue.copy} />
      </Section>
      <Section id={faq.id} copy={faq}>
        <Faq group="domande-ocr" entries={ocrFaq} />
      </Section>
    </SiteLayout>
  );
}
