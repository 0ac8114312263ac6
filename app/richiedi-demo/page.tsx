import { demoForm } from '@/app/_shared/demo-form';
import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { SiteForm } from '@/components/forms/site-form';
import { Island } from '@/components/islands/island';
import { DemoIntro } from '@/components/richiedi-demo/demo-intro';
import { pages } from '@/content/pages';
import { intro } from '@/content/pages/richiedi-demo';
import { site } from '@/content/site';

const page = pages['/richiedi-demo'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <DemoIntro copy={intro}>
        <Island name="site-form" component={SiteForm} props={{ copy: demoForm, to: site.mail.info }} />
      </DemoIntro>
    </SiteLayout>
  );
}
