import Body from '@/content/legal/cookie.mdx';
import { pages } from '@/content/pages';
import { lead } from '@/content/pages/cookie';
import { LegalNotice } from '../_site/legal-notice';
import { metadataOf } from '../_site/metadata';

const page = pages['/cookie'];

export const metadata = metadataOf(page);

export default function Page() {
  return <LegalNotice page={page} lead={lead} Body={Body} />;
}
