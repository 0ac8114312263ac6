import { ConfirmationPage } from '@/app/_shared/confirmation-page';
import { metadataOf } from '@/app/_shared/metadata';
import { partnerForm } from '@/content/forms/partner';
import { pages } from '@/content/pages';

const page = pages['/partner/inviata'];

export const metadata = metadataOf(page);

export default function Page() {
  return <ConfirmationPage page={page} copy={partnerForm.confirmation} />;
}
