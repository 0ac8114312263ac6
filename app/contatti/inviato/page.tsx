import { metadataOf } from '@/app/_site/metadata';
import { SiteLayout } from '@/app/_site/site-layout';
import { ConfirmationPage } from '@/components/sections/confirmation';
import { contactForm } from '@/content/forms/contact';
import { pages } from '@/content/pages';

const page = pages['/contatti/inviato'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <ConfirmationPage copy={contactForm.confirmation} />
    </SiteLayout>
  );
}
