import { ConfirmationPage } from '@/components/sections/confirmation';
import { pages } from '@/content/pages';
import { demoForm } from '../../_site/demo-form';
import { metadataOf } from '../../_site/metadata';
import { SiteLayout } from '../../_site/site-layout';

const page = pages['/richiedi-demo/grazie'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <ConfirmationPage copy={demoForm.confirmation} />
    </SiteLayout>
  );
}
