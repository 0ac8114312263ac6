import { metadataOf } from '@/app/_shared/metadata';
import { PrintFooter } from '@/app/_shared/print-footer';
import { SiteLayout } from '@/app/_shared/site-layout';
import { faqData } from '@/app/_shared/structured-data';
import { RoleMatrix } from '@/components/pictures/role-matrix';
import { ContrastTable } from '@/components/sections/contrast-table';
import { Faq } from '@/components/sections/faq';
import { PageContents } from '@/components/sections/page-contents';
import { AuditTrail } from '@/components/tecnologia/sicurezza/audit-trail';
import { DesignChoices } from '@/components/tecnologia/sicurezza/design-choices';
import { PerimeterHead } from '@/components/tecnologia/sicurezza/perimeter-head';
import { Principles } from '@/components/tecnologia/sicurezza/principles';
import { Section } from '@/components/ui/section';
import { securityFaq } from '@/content/faq/sicurezza';
import { pages } from '@/content/pages';
import { access, audit, choices, faq, head, places, principles } from '@/content/pages/tecnologia/sicurezza';
import { roleMatrix } from '@/content/roles';
import { auditLog } from '@/content/samples/audit-log';
import { textCopy } from '@/content/text-copy';

const page = pages['/tecnologia/sicurezza'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page} about={[faqData(securityFaq)]}>
      <PerimeterHead copy={head} />
      <PageContents label={textCopy.contents} sections={[places, choices, principles, access, audit, faq]} />
      {/* Not printed: the questions below contain the same facts. */}
      <Section id={places.id} copy={places} className="print:hidden">
        <ContrastTable copy={places.table} />
      </Section>
      <DesignChoices copy={choices} />
      <Principles copy={principles} />
      <Section id={access.id} copy={access}>
        <RoleMatrix copy={roleMatrix} note={access.matrixNote} />
      </Section>
      <AuditTrail copy={audit} log={auditLog} />
      <Section id={faq.id} copy={faq}>
        <Faq group="domande-sicurezza" entries={securityFaq} />
      </Section>
      <PrintFooter page={page} />
    </SiteLayout>
  );
}
