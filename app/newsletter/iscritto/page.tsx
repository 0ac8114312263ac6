import { ConfirmationPage } from '@/app/_shared/confirmation-page';
import { metadataOf } from '@/app/_shared/metadata';
import { pages } from '@/content/pages';
import { confirmation } from '@/content/pages/newsletter/iscritto';

const page = pages['/newsletter/iscritto'];

export const metadata = metadataOf(page);

export default function Page() {
  return <ConfirmationPage page={page} copy={confirmation} />;
}
