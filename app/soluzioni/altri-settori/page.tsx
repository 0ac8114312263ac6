import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { faqData } from '@/app/_site/structured-data';
import { faqAltriSettori } from '@/content/faq/altri-settori';
import { pages } from '@/content/pages';
import { OtherSectors } from './composition';

const page = pages['/soluzioni/altri-settori'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page} about={[faqData(faqAltriSettori)]}>
      <OtherSectors />
    </Frame>
  );
}
