import { ConfirmationPage } from '@/app/_shared/confirmation-page';
import { demoForm } from '@/app/_shared/demo-form';
import { metadataOf } from '@/app/_shared/metadata';
import { pages } from '@/content/pages';

const page = pages['/richiedi-demo/grazie'];

export const metadata = metadataOf(page);

export default function Page() {
  return <ConfirmationPage page={page} copy={demoForm.confirmation} />;
}
