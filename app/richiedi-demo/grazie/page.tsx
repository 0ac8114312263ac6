import { ConfirmationPage } from '@/components/sections/confirmation';
import { pages } from '@/content/pages';
import { confirmation } from '@/content/pages/richiedi-demo/grazie';
import { Frame } from '../../_site/frame';
import { metadataOf } from '../../_site/metadata';

const page = pages['/richiedi-demo/grazie'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <ConfirmationPage copy={confirmation} />
    </Frame>
  );
}
