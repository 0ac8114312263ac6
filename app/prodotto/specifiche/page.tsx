import { metadataOf } from '@/app/_shared/metadata';
import { PrintFooter } from '@/app/_shared/print-footer';
import { SiteLayout } from '@/app/_shared/site-layout';
import { Perimeter } from '@/components/pictures/perimeter';
import { DataSheet } from '@/components/prodotto/specifiche/data-sheet';
import { PageHead } from '@/components/sections/page-head';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { PrintButton } from '@/components/ui/print-button';
import { dataSheet } from '@/content/data-sheet';
import { pages } from '@/content/pages';
import { architecture, head } from '@/content/pages/prodotto/specifiche';
import { textCopy } from '@/content/text-copy';

const page = pages['/prodotto/specifiche'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <PageHead title={head.title} intro={head.intro} spread>
        <ButtonLink link={head.action} />
        <ArrowLink link={head.more} className="print:hidden" /> <PrintButton label={textCopy.print} />
      </PageHead>
      <section
        id={architecture.id}
        aria-labelledby={`${architecture.id}-titolo`}
        className="dark print-ink bg-secure text-paper"
      >
        <div className="wrap py-7 lg:py-20">
          <h2 id={`${architecture.id}-titolo`} className="sr-only">
            {architecture.title}
          </h2>
          <Perimeter copy={architecture} />
        </div>
      </section>
      <DataSheet copy={dataSheet} />
      <PrintFooter page={page} />
    </SiteLayout>
  );
}
