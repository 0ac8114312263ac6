import { LegalNotice } from '@/app/_shared/legal-notice';
import { metadataOf } from '@/app/_shared/metadata';
import Body from '@/content/legal/privacy.mdx';
import { pages } from '@/content/pages';
import { intro } from '@/content/pages/privacy';

const page = pages['/privacy'];

export const metadata = metadataOf(page);

export default function Page() {
  return <LegalNotice page={page} intro={intro} Body={Body} />;
}
