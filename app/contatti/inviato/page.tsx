import { metadataOf } from '@/app/_site/metadata';
import { SiteLayout } from '@/app/_site/site-layout';
import { ConfirmationPage } from '@/components/sections/confirmation';
import { pages } from '@/content/pages';
import { confirmation } from '@/content/pages/contatti/inviato';

const page = pages['/contatti/inviato'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <ConfirmationPage copy={confirmation} />
    </SiteLayout>
  );
}
