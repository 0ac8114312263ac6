import { demoForm } from '@/app/_site/demo-form';
import { metadataOf } from '@/app/_site/metadata';
import { SiteLayout } from '@/app/_site/site-layout';
import { ConfirmationPage } from '@/components/sections/confirmation';
import { pages } from '@/content/pages';

const page = pages['/richiedi-demo/grazie'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <ConfirmationPage copy={demoForm.confirmation} />
    </SiteLayout>
  );
}
