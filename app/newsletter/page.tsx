import { metadataOf } from '@/app/_shared/metadata';
import { settings } from '@/app/_shared/settings';
import { SiteLayout } from '@/app/_shared/site-layout';
import { NewsletterPageForm } from '@/components/forms/newsletter-page-form';
import { PageHead } from '@/components/sections/page-head';
import { newsletterForm } from '@/content/forms/newsletter';
import { pages } from '@/content/pages';
import { head } from '@/content/pages/newsletter';

const page = pages['/newsletter'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <PageHead
        title={head.title}
        intro={head.intro}
        aside={<NewsletterPageForm copy={newsletterForm} target={settings.newsletter} />}
      />
    </SiteLayout>
  );
}
