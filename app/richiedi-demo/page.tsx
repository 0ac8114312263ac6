import { SiteForm } from '@/components/forms/site-form';
import { Island } from '@/components/islands/island';
import { DemoIntro } from '@/components/richiedi-demo/demo-intro';
import { pages } from '@/content/pages';
import { intro } from '@/content/pages/richiedi-demo';
import { site } from '@/content/site';
import { demoForm } from '../_site/demo-form';
import { metadataOf } from '../_site/metadata';
import { SiteLayout } from '../_site/site-layout';

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
