import { metadataOf } from '@/app/_shared/metadata';
import { PrintFooter } from '@/app/_shared/print-footer';
import { SiteLayout } from '@/app/_shared/site-layout';
import { faqData, pricedSoftwareData } from '@/app/_shared/structured-data';
import { PeoplePrices } from '@/components/prezzi/people-prices';
import { Plans } from '@/components/prezzi/plans';
import { ComparisonTable } from '@/components/sections/comparison-table';
import { Faq } from '@/components/sections/faq';
import { PageContents } from '@/components/sections/page-contents';
import { PageHead } from '@/components/sections/page-head';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { Folded } from '@/components/ui/folded';
import { PrintButton } from '@/components/ui/print-button';
import { Section } from '@/components/ui/section';
import { pricingFaq } from '@/content/faq/prezzi';
import { figures } from '@/content/figures';
import { pages } from '@/content/pages';
import {
  comparison,
  faq,
  head,
  peoplePrices,
  planCards,
  quoteSection,
  special,
} from '@/content/pages/prezzi';
import { plans } from '@/content/plans';
import { textCopy } from '@/content/text-copy';
import { priceRows } from '@/lib/pricing';

const page = pages['/prezzi'];

export const metadata = metadataOf(page);

const { price, table } = comparison;
const prices = { title: price.title, rows: priceRows(plans, figures.annualDiscountPercent, price) };

export default function Page() {
  return (
    <SiteLayout page={page} about={[pricedSoftwareData(), faqData(pricingFaq)]}>
      <PageHead title={head.title} intro={head.intro} spread />
      <PageContents
        label={textCopy.contents}
        sections={[
          { id: 'piani-titolo', title: planCards.title },
          { id: 'anno', title: peoplePrices.title },
          { id: 'confronto', title: comparison.title },
          { id: 'piani-speciali', title: special.eyebrow },
          { id: 'preventivo', title: quoteSection.title },
          { id: 'domande', title: faq.title },
        ]}
      />
      <Plans plans={plans} copy={planCards} discountPercent={figures.annualDiscountPercent} />
      <Section
        id="anno"
        // Results of the search quote the table, which begins the text of this part.
        copy={{ ...peoplePrices, eyebrow: <span data-search-ignore>{peoplePrices.eyebrow}</span> }}
        tone="white"
      >
        <PeoplePrices plans={plans} discountPercent={figures.annualDiscountPercent} copy={peoplePrices} />
        <p className="mt-3 flex flex-wrap gap-x-8 print:hidden">
          <ArrowLink link={peoplePrices.archive} /> <PrintButton label={textCopy.print} />
        </p>
      </Section>
      <Section id="confronto" copy={comparison} layout="wide">
        <Folded id="voci" label={comparison.summary}>
          <ComparisonTable table={{ ...table, groups: [prices, ...table.groups] }} />
        </Folded>
      </Section>
      <Section id="piani-speciali" copy={special}>
        <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          {special.plans.map((plan) => (
            <li key={plan.name} className="border-t border-ink pt-4">
              <h3 className="text-heading-3">{plan.name}</h3>
              <p className="mt-2 max-w-[56ch]">{plan.text}</p>
              <ArrowLink link={plan.action} className="mt-2" />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="preventivo" copy={quoteSection} tone="white">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden">
          <ButtonLink link={quoteSection.quote} variant="quiet" />{' '}
          <ArrowLink link={quoteSection.consultation} />
        </div>
      </Section>
      <Section id="domande" copy={faq}>
        <Faq group="domande-prezzi" entries={pricingFaq} />
      </Section>
      <PrintFooter page={page} />
    </SiteLayout>
  );
}
