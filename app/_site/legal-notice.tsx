import 'server-only';
import type { ComponentType } from 'react';
import { ProseFacts } from '@/components/sections/prose-facts';
import { ProseSheet } from '@/components/sections/prose-sheet';
import { TextHead } from '@/components/sections/text-head';
import { texts } from '@/content/texts';
import { legal } from '@/lib/content';
import { labelledDate } from '@/lib/content/date';
import type { PageMeta } from '@/lib/schema/page';
import { Frame } from './frame';
import { PrintFooter } from './print-footer';

type LegalNoticeProps = {
  page: PageMeta;
  lead: string;
  /** File name in content/legal, without its ending. */
  slug: string;
  Body: ComponentType;
};

/** A page of content/legal: heading, date of the last change, text. */
export function LegalNotice({ page, lead, slug, Body }: LegalNoticeProps) {
  const notice = legal(slug);
  return (
    <Frame page={page}>
      <TextHead
        facts={<ProseFacts facts={[labelledDate(texts.updated, notice.updated)]} />}
        title={notice.title}
        lead={lead}
      />
      <ProseSheet headings={notice.headings} contentsLabel={texts.contents} numbered>
        <Body />
      </ProseSheet>
      <PrintFooter page={page} />
    </Frame>
  );
}
