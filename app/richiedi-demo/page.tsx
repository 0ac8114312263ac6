import { DemoForm } from '@/components/forms/demo-form';
import { Island } from '@/components/islands/island';
import { DemoIntro } from '@/components/richiedi-demo/demo-intro';
import { demoForm } from '@/content/forms/demo';
import { pages } from '@/content/pages';
import { intro } from '@/content/pages/richiedi-demo';
import { Frame } from '../_site/frame';
import { metadataOf } from '../_site/metadata';

const page = pages['/richiedi-demo'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <DemoIntro copy={intro}>
        <Island name="demo-form" of={DemoForm} props={{ copy: demoForm }} />
      </DemoIntro>
    </Frame>
  );
}
