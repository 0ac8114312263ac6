import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { faqData } from '@/app/_site/structured-data';
import { AccessControl } from '@/components/sections/access-control';
import { AuditTrail } from '@/components/sections/audit-trail';
import { DesignChoices } from '@/components/sections/design-choices';
import { Faq } from '@/components/sections/faq';
import { Onward } from '@/components/sections/onward';
import { PerimeterHead } from '@/components/sections/perimeter-head';
import { Principles } from '@/components/sections/principles';
import { Section } from '@/components/ui/section';
import { faqSicurezza } from '@/content/faq/sicurezza';
import { pages } from '@/content/pages';
import { access, audit, choices, faq, head, onward, principles } from '@/content/pages/tecnologia/sicurezza';
import { roleMatrix } from '@/content/roles';
import { auditLog } from '@/content/samples/audit-log';
import { permissionTree } from '@/content/samples/sicurezza';

const page = pages['/tecnologia/sicurezza'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page} about={[faqData(faqSicurezza)]}>
      <PerimeterHead copy={head} />
      <DesignChoices copy={choices} />
      <Principles copy={principles} />
      <AccessControl copy={access} matrix={roleMatrix} tree={permissionTree} />
      <AuditTrail copy={audit} entries={auditLog} />
      <Section id={faq.id} margin={faq.margin} title={faq.title}>
        <Faq group="domande-sicurezza" entries={faqSicurezza} />
      </Section>
      <Onward copy={onward} />
    </Frame>
  );
}
