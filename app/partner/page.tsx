import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { PartnerForm } from '@/components/forms/partner-form';
import { Island } from '@/components/islands/island';
import { PartnerApplication } from '@/components/partner/partner-application';
import { PartnerBenefits } from '@/components/partner/partner-benefits';
import { PartnerKinds } from '@/components/partner/partner-kinds';
import { PartnerLedger } from '@/components/partner/partner-ledger';
import { PartnerPortal } from '@/components/partner/partner-portal';
import { PartnerProcess } from '@/components/partner/partner-process';
import { PageHead } from '@/components/sections/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { partnerForm } from '@/content/forms/partner';
import { pages } from '@/content/pages';
import { application, benefits, head, journey, kinds, ledger, portal } from '@/content/pages/partner';
import { site } from '@/content/site';

const page = pages['/partner'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <PageHead title={head.title} intro={head.intro} aside={<PartnerLedger copy={ledger} />}>
        <ButtonLink link={head.action} />
      </PageHead>
      <Section id="vantaggi" copy={benefits}>
        <PartnerBenefits items={benefits.items} />
      </Section>
      <Section id="profili" copy={kinds} tone="white">
        <PartnerKinds copy={kinds.copy} />
      </Section>
      <Section id="percorso" copy={journey}>
        <PartnerProcess copy={journey} />
      </Section>
      {portal && <PartnerPortal copy={portal} />}
      <PartnerApplication copy={application}>
        <Island
          name="partner-form"
          component={PartnerForm}
          props={{ copy: partnerForm, to: site.mail.info }}
        />
      </PartnerApplication>
    </SiteLayout>
  );
}
