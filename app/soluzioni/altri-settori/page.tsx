import { metadataOf } from '@/app/_shared/metadata';
import { pages } from '@/content/pages';
import { OtherSectors } from './other-sectors';

const page = pages['/soluzioni/altri-settori'];

export const metadata = metadataOf(page);

export default function Page() {
  return <OtherSectors page={page} />;
}
