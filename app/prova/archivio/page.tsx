import { metadataOf } from '@/app/_shared/metadata';
import { PrintFooter } from '@/app/_shared/print-footer';
import { SiteLayout } from '@/app/_shared/site-layout';
import { Island } from '@/components/islands/island';
import { PlanFinder } from '@/components/prova/archivio/plan-finder';
import { ComparisonTable } from '@/components/sections/comparison-table';
import { PageHead } from '@/components/sections/page-head';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import { figures } from '@/content/figures';
import { pages } from '@/content/pages';
import { counting, head, rules, tool, withoutScript } from '@/content/pages/prova/archivio';
import { fileKinds, planRules } from './plan-rules';

const page = pages['/prova/archivio'];

export const metadata = metadataOf(page);

const finder = {
  copy: tool,
  plans: planRules,
  kinds: fileKinds,
  discountPercent: figures.annualDiscountPercent,
};

export default function Page() {
  return (
    <SiteLayout page={page}>
      <PageHead title={head.title} intro={head.intro} spread />
      <div className="wrap pb-7 lg:pb-24">
        <Island name="plan-finder" component={PlanFinder} props={finder} />
        <p className="hidden [@media(scripting:none)]:block">{withoutScript}</p>
        <PrintFooter page={page} />
      </div>
      <Section id={rules.id} copy={rules}>
        <ComparisonTable table={rules.table} />
        <ArrowLink link={rules.more} className="mt-3" />
      </Section>
      <Section id={counting.id} copy={counting}>
        <div className="grid max-w-[62ch] gap-4">
          {counting.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <ArrowLink link={counting.more} className="mt-3" />
      </Section>
    </SiteLayout>
  );
}
