import { SiteForm } from '@/components/forms/site-form';
import { Island } from '@/components/islands/island';
import { DemoIntro } from '@/components/richiedi-demo/demo-intro';
import { demoForm } from '@/content/forms/demo';
import { pages } from '@/content/pages';
import { intro } from '@/content/pages/richiedi-demo';
import { site } from '@/content/site';
import { Frame } from '../_site/frame';
import { metadataOf } from '../_site/metadata';

const page = pages['/richiedi-demo'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <DemoIntro copy={intro}>
        <Island name="site-form" component={SiteForm} props={{ copy: demoForm, to: site.mail.info }} />
      </DemoIntro>
    </Frame>
  );
}
