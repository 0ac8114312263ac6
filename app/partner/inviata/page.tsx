import { metadataOf } from '@/app/_site/metadata';
import { SiteLayout } from '@/app/_site/site-layout';
import { ConfirmationPage } from '@/components/sections/confirmation';
import { partnerForm } from '@/content/forms/partner';
import { pages } from '@/content/pages';

const page = pages['/partner/inviata'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <ConfirmationPage copy={partnerForm.confirmation} />
    </SiteLayout>
  );
}
