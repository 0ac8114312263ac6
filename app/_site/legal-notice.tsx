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
import { PrintFoot } from './print-foot';

type LegalNoticeProps = {
  page: PageMeta;
  lead: string;
  /** Name of the notice's file in content/legal. */
  slug: string;
  /** The text of that file. */
  Body: ComponentType;
};

/** A page of content/legal: its head, the day of its last change, its text. */
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
      <PrintFoot page={page} />
    </Frame>
  );
}
