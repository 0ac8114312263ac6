import 'server-only';
import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { TextBody } from '@/components/sections/text-body';
import { TextDetails } from '@/components/sections/text-details';
import { TextHead } from '@/components/sections/text-head';
import { textCopy } from '@/content/text-copy';
import { labelledDate } from '@/lib/content/date';
import { outline, parseText } from '@/lib/content/text-tree';
import { projectPath } from '@/lib/project-path';
import type { PageMeta } from '@/lib/schema/page';
import { PrintFooter } from './print-footer';
import { SiteLayout } from './site-layout';

type LegalNoticeProps = {
  page: PageMeta;
  intro: string;
  /** The text: `content/legal/<path>.mdx`. */
  Body: ComponentType;
};

/** A page of content/legal: heading, date of the last change, text. */
export function LegalNotice({ page, intro, Body }: LegalNoticeProps) {
  const source = readFileSync(projectPath('content/legal', `${page.path}.mdx`), 'utf8');
  return (
    <SiteLayout page={page}>
      <TextHead
        details={<TextDetails details={[labelledDate(textCopy.updated, page.updated)]} />}
        title={page.title}
        intro={intro}
      />
      <TextBody headings={outline(parseText(source))} contentsLabel={textCopy.contents} numbered>
        <Body />
      </TextBody>
      <PrintFooter page={page} />
    </SiteLayout>
  );
}
