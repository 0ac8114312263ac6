/// <reference types="mdx" />
import type { MDXComponents } from 'mdx/types';
import { CodeBlock, InlineCode } from '@/components/mdx/code';
import { ConsentFacsimile } from '@/components/mdx/consent-facsimile';
import { Figure } from '@/components/mdx/figure';
import { ChapterHeading, PartHeading } from '@/components/mdx/headings';
import { Note } from '@/components/mdx/note';
import { ResultList } from '@/components/mdx/result-list';
import { SiteValue } from '@/components/mdx/site-value';
import { Steps } from '@/components/mdx/steps';
import { TableBody, TableCell, TableHead, TableHeadCell, TableRow, TextTable } from '@/components/mdx/table';
import { BulletList, NumberedList, Paragraph, Quotation } from '@/components/mdx/text';
import { TextLink } from '@/components/mdx/text-link';
import { claims } from '@/content/claims';
import { site } from '@/content/site';
import { texts } from '@/content/texts';
import { valueAt } from '@/lib/content/value';

/** What the texts of content/ may use: the elements of Markdown and those written with a capital letter. */
const components: MDXComponents = {
  h2: ChapterHeading,
  h3: PartHeading,
  a: (props) => <TextLink {...props} newTab={texts.newTab} />,
  p: Paragraph,
  ul: BulletList,
  ol: NumberedList,
  blockquote: Quotation,
  pre: ({ children }) => <CodeBlock label={texts.codeLabel}>{children}</CodeBlock>,
  code: InlineCode,
  table: TextTable,
  thead: TableHead,
  tbody: TableBody,
  tr: TableRow,
  th: TableHeadCell,
  td: TableCell,
  Note: ({ title = texts.note, children }) => <Note title={title}>{children}</Note>,
  Steps,
  Figure,
  ResultList,
  ConsentFacsimile,
  /** A value of content/site.ts: `<Site field="mail.privacy" />`. */
  Site: ({ field }: { field: string }) => <SiteValue data={site} field={field} />,
  /** A figure of content/claims.ts: `<Claim field="retention.marketing" />`. */
  Claim: ({ field }: { field: string }) => valueAt(claims, field, 'Claim'),
};

/** Next asks for this name and this place. */
export const useMDXComponents = (): MDXComponents => components;
