import { ConfirmationPage } from '@/components/sections/confirmation';
import { pages } from '@/content/pages';
import { demoForm } from '../../_site/demo-form';
import { Frame } from '../../_site/frame';
import { metadataOf } from '../../_site/metadata';

const page = pages['/richiedi-demo/grazie'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <ConfirmationPage copy={demoForm.confirmation} />
    </Frame>
  );
}
