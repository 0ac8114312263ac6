import { LegalNotice } from '@/app/_shared/legal-notice';
import { metadataOf } from '@/app/_shared/metadata';
import Body from '@/content/legal/accessibilita.mdx';
import { pages } from '@/content/pages';
import { intro } from '@/content/pages/accessibilita';

const page = pages['/accessibilita'];

export const metadata = metadataOf(page);

export default function Page() {
  return <LegalNotice page={page} intro={intro} Body={Body} />;
}
