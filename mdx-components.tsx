/// <reference types="mdx" />
import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { linkProblemInDevelopment } from '@/app/_shared/link-problem';
import { mdxValues } from '@/app/_shared/mdx-values';
import { CodeBlock, InlineCode } from '@/components/mdx/code';
import { ConsentFacsimile } from '@/components/mdx/consent-facsimile';
import { ConsentPanel } from '@/components/mdx/consent-panel';
import { CookieTable } from '@/components/mdx/cookie-table';
import { FormDataTable } from '@/components/mdx/form-data-table';
import { ChapterHeading, PartHeading } from '@/components/mdx/headings';
import { ArticlePicture } from '@/components/mdx/picture';
import { ProcessorList, ProcessorTransfers } from '@/components/mdx/processors';
import { SiteValue } from '@/components/mdx/site-value';
import {
  CaptionedTable,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
  TextTable,
} from '@/components/mdx/table';
import {
  BulletList,
  Figure,
  Note,
  NumberedList,
  Paragraph,
  Quotation,
  Quote,
  Steps,
  TextLink,
} from '@/components/mdx/text';
import { ContractTable } from '@/components/pictures/contract-table';
import { DraftPage } from '@/components/pictures/draft-page';
import { FileList } from '@/components/pictures/file-list';
import { FlowDrawing } from '@/components/pictures/flow-drawing';
import { PageCheck } from '@/components/pictures/page-check';
import { ResultList } from '@/components/pictures/result-list';
import { RoleMatrix } from '@/components/pictures/role-matrix';
import { StatusMark } from '@/components/ui/status-mark';
import { cookies } from '@/content/cookies';
import { consentPanel, cookieHeadings } from '@/content/pages/cookie';
import { facsimile, formData, processors } from '@/content/pages/privacy';
import { roleMatrix } from '@/content/roles';
import { folder, pageCheck, resultList } from '@/content/samples/guide';
import { contractTable, draftPage, flowDrawing } from '@/content/samples/tutorial';
import { site } from '@/content/site';
import { textCopy } from '@/content/text-copy';
import { forms } from '@/lib/forms/forms';
import { getPicture } from '@/lib/pictures';
import type { MdxElement, ProductPictureName } from '@/lib/schema/mdx-elements';

/** Pictures of the product for MDX texts, by name: `<ProductPicture name="registro" />`. */
const drawings = {
  bozza: () => <DraftPage copy={draftPage} />,
  cartella: () => <FileList copy={folder} />,
  contratto: () => <ContractTable copy={contractTable} />,
  flusso: () => <FlowDrawing copy={flowDrawing} />,
  pagina: () => <PageCheck copy={pageCheck} />,
  ruoli: () => <RoleMatrix copy={roleMatrix} />,
} satisfies Record<ProductPictureName, () => ReactNode>;

/** The elements that are written with a capital letter. lib/content/rules/mdx-rules.ts has checked their properties. */
const elements = {
  Note: ({ title = textCopy.note, children }: { title?: string; children: ReactNode }) => (
    <Note title={title}>{children}</Note>
  ),
  Figure,
  Quote,
  Steps,
  Table: CaptionedTable,
  ProductPicture: ({ name }: { name: ProductPictureName }) => drawings[name](),
  Site: ({ field }: { field: string }) => <SiteValue field={field} value={mdxValues.Site(field)} />,
  Value: ({ field }: { field: string }) => mdxValues.Value(field),
  Plan: ({ field }: { field: string }) => mdxValues.Plan(field),
  Offer: ({ field }: { field: string }) => mdxValues.Offer(field),
  ResultList: () => <ResultList {...resultList} />,
  ConsentFacsimile: () => <ConsentFacsimile {...facsimile} />,
  ConsentPanel: () => <ConsentPanel {...consentPanel} />,
  CookieTable: () => <CookieTable headings={cookieHeadings} cookies={cookies} label={textCopy.tableLabel} />,
  FormDataTable: () => (
    <FormDataTable {...formData} forms={Object.values(forms)} label={textCopy.tableLabel} />
  ),
  ProcessorList: () => <ProcessorList {...processors.list} processors={site.processors} />,
  ProcessorTransfers: () => <ProcessorTransfers {...processors.transfers} processors={site.processors} />,
} satisfies Record<MdxElement, unknown>;

/** All elements for the MDX texts of content/: those of Markdown and the custom ones. */
const components: MDXComponents = {
  h2: ChapterHeading,
  h3: PartHeading,
  a: (props) => (
    <>
      <TextLink {...props} newTab={textCopy.newTab} />
      <StatusMark label={linkProblemInDevelopment(props.href)} />
    </>
  ),
  p: Paragraph,
  ul: BulletList,
  ol: NumberedList,
  blockquote: Quotation,
  pre: (props) => <CodeBlock {...props} long={textCopy.codeLong} copy={textCopy.codeCopy} />,
  code: InlineCode,
  table: (props) => <TextTable {...props} label={textCopy.tableLabel} />,
  thead: TableHead,
  tr: TableRow,
  th: TableHeadCell,
  td: TableCell,
  img: async ({ src, alt = '' }) => (
    <ArticlePicture picture={await getPicture(String(src))} alt={alt} place="text" />
  ),
  ...elements,
};

/** Next requires this name and this file. */
export const useMDXComponents = (): MDXComponents => components;
