import { PageHead } from '@/components/sections/page-head';
import { ProseFacts } from '@/components/sections/prose-facts';
import { ProseSheet } from '@/components/sections/prose-sheet';
import Body from '@/content/legal/privacy.mdx';
import { pages } from '@/content/pages';
import { lead } from '@/content/pages/privacy';
import { texts } from '@/content/texts';
import { legal } from '@/lib/content';
import { dated } from '@/lib/content/date';
import { Frame } from '../_site/frame';
import { metadataOf } from '../_site/metadata';

const page = pages['/privacy'];

export const metadata = metadataOf(page);

export default function Page() {
  const notice = legal('privacy');
  return (
    <Frame page={page}>
      <PageHead title={notice.title} lead={lead} />
      <ProseSheet
        margin={<ProseFacts facts={[dated(texts.updated, notice.updated)]} />}
        headings={notice.headings}
        contentsLabel={texts.contents}
        ruled={true}
      >
        <Body />
      </ProseSheet>
    </Frame>
  );
}
