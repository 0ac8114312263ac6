import { ConfirmationPage } from '@/app/_shared/confirmation-page';
import { metadataOf } from '@/app/_shared/metadata';
import { contactForm } from '@/content/forms/contact';
import { pages } from '@/content/pages';

const page = pages['/contatti/inviato'];

export const metadata = metadataOf(page);

export default function Page() {
  return <ConfirmationPage page={page} copy={contactForm.confirmation} />;
}
