import { metadataOf } from '@/app/_shared/metadata';
import { OtherSectors } from '@/app/soluzioni/altri-settori/other-sectors';
import { pages } from '@/content/pages';

const page = pages['/soluzioni/altri'];

export const metadata = metadataOf(page);

export default function Page() {
  return <OtherSectors page={page} />;
}
