import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { AccessSection } from '@/components/prodotto/web/access-section';
import { Browsers } from '@/components/prodotto/web/browsers';
import { WebBenefits } from '@/components/prodotto/web/web-benefits';
import { ComparisonTable } from '@/components/sections/comparison-table';
import { PageHead } from '@/components/sections/page-head';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { pages } from '@/content/pages';
import { access, benefits, both, browsers, comparison, head } from '@/content/pages/prodotto/web';
import { browserScreen } from '@/content/samples/web';

const page = pages['/prodotto/web'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <PageHead title={head.title} intro={head.intro} spread>
        <ButtonLink link={head.action} /> <ArrowLink link={head.more} />
      </PageHead>
      <WebBenefits copy={benefits} screen={browserScreen} />
      <AccessSection copy={access} />
      <Section id={both.id} copy={both}>
        <ComparisonTable table={comparison} />
      </Section>
      <Browsers copy={browsers} />
    </SiteLayout>
  );
}
