import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { faqData } from '@/app/_shared/structured-data';
import { PageHead } from '@/components/sections/page-head';
import { SupportPhone } from '@/components/supporto/support-phone';
import { supportFaq } from '@/content/faq/supporto';
import { pages } from '@/content/pages';
import { contacts, head } from '@/content/pages/supporto';
import { site } from '@/content/site';
import { SupportTabs } from './support-tabs';

const page = pages['/supporto'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page} about={[faqData(supportFaq)]}>
      <PageHead
        title={head.title}
        intro={head.intro}
        aside={<SupportPhone copy={contacts.head} site={site} />}
      />
      <div className="wrap pb-6 lg:pb-24">
        <SupportTabs />
      </div>
    </SiteLayout>
  );
}
