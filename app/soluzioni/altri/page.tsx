import { metadataOf } from '@/app/_site/metadata';
import { pages } from '@/content/pages';
import { OtherSectors } from '../altri-settori/other-sectors';

const page = pages['/soluzioni/altri'];

export const metadata = metadataOf(page);

export default function Page() {
  return <OtherSectors page={page} />;
}
