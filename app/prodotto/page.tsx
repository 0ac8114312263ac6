import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { softwareData } from '@/app/_shared/structured-data';
import { Advantages } from '@/components/prodotto/advantages';
import { CitedAnswer } from '@/components/prodotto/cited-answer';
import { RequestList } from '@/components/prodotto/request-list';
import { Slogans } from '@/components/prodotto/slogans';
import { PageHead } from '@/components/sections/page-head';
import { StepList } from '@/components/sections/step-list';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { LinkList } from '@/components/ui/link-row';
import { Section } from '@/components/ui/section';
import { pages } from '@/content/pages';
import { advantages, features, head, how, slogans, tiles } from '@/content/pages/prodotto';
import { citedContract } from '@/content/samples/prodotto';

const page = pages['/prodotto'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page} about={[softwareData()]}>
      <PageHead title={head.title} intro={head.intro}>
        <ButtonLink link={head.action} /> <ArrowLink link={head.more} />
      </PageHead>
      <div className="wrap pb-7 lg:pb-28">
        <CitedAnswer copy={citedContract} />
      </div>
      <Section id="funzioni" copy={features}>
        <RequestList copy={features.list} />
      </Section>
      <Advantages {...advantages}>
        <Slogans slogans={slogans} />
      </Advantages>
      <Section id={how.id} copy={how}>
        <StepList steps={how.steps} />
      </Section>
      <Section id="proseguite" copy={tiles}>
        <LinkList links={tiles.items} />
      </Section>
    </SiteLayout>
  );
}
