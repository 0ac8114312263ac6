import { ConfirmationPage } from '@/components/sections/confirmation';
import { pages } from '@/content/pages';
import { confirmation } from '@/content/pages/contatti/inviato';
import { metadataOf } from '../../_site/metadata';
import { SiteLayout } from '../../_site/site-layout';

const page = pages['/contatti/inviato'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <ConfirmationPage copy={confirmation} />
    </SiteLayout>
  );
}
