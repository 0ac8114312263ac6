import { ConfirmationPage } from '@/app/_site/confirmation-page';
import { demoForm } from '@/app/_site/demo-form';
import { metadataOf } from '@/app/_site/metadata';
import { pages } from '@/content/pages';

const page = pages['/richiedi-demo/grazie'];

export const metadata = metadataOf(page);

export default function Page() {
  return <ConfirmationPage page={page} copy={demoForm.confirmation} />;
}
