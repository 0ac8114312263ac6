/// <reference types="mdx" />
import type { MDXComponents } from 'mdx/types';
import { AccessPath } from '@/components/mdx/access-path';
import { ActivationScreen } from '@/components/mdx/activation-screen';
import { AuditLog } from '@/components/mdx/audit-log';
import { CodeBlock, InlineCode } from '@/components/mdx/code';
import { ConsentFacsimile } from '@/components/mdx/consent-facsimile';
import { ConsentPanel } from '@/components/mdx/consent-panel';
import { ContractTable } from '@/components/mdx/contract-table';
import { CookieTable } from '@/components/mdx/cookie-table';
import { DirectorySync } from '@/components/mdx/directory-sync';
import { DraftPage } from '@/components/mdx/draft-page';
import { Figure } from '@/components/mdx/figure';
import { FlowDrawing } from '@/components/mdx/flow-drawing';
import { FolderStates } from '@/components/mdx/folder-states';
import { ChapterHeading, PartHeading } from '@/components/mdx/headings';
import { Note } from '@/components/mdx/note';
import { PageCheck } from '@/components/mdx/page-check';
import { ResultList } from '@/components/mdx/result-list';
import { SiteValue } from '@/components/mdx/site-value';
import { Steps } from '@/components/mdx/steps';
import { TableBody, TableCell, TableHead, TableHeadCell, TableRow, TextTable } from '@/components/mdx/table';
import { BulletList, NumberedList, Paragraph, Quotation } from '@/components/mdx/text';
import { TextLink } from '@/components/mdx/text-link';
import { RoleMatrix } from '@/components/pictures/role-matrix';
import { claims } from '@/content/claims';
import { cookies } from '@/content/cookies';
import { plans } from '@/content/plans';
import { roleMatrix } from '@/content/roles';
import { auditLog as auditEntries } from '@/content/samples/audit-log';
import { accessPath, activation, auditLog, directory, folder, pageCheck } from '@/content/samples/guide';
import { contractTable, draftPage, flowDrawing } from '@/content/samples/tutorial';
import { site } from '@/content/site';
import { texts } from '@/content/texts';
import { valueAt } from '@/lib/content/value';

const planByName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));

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
  ConsentPanel,
  CookieTable: ({ headings }) => <CookieTable headings={headings} cookies={cookies} />,
  ContractTable: () => <ContractTable copy={contractTable} />,
  FlowDrawing: () => <FlowDrawing copy={flowDrawing} />,
  DraftPage: () => <DraftPage copy={draftPage} />,
  ActivationScreen: () => <ActivationScreen copy={activation} />,
  PageCheck: () => <PageCheck copy={pageCheck} />,
  FolderStates: () => <FolderStates copy={folder} />,
  RoleMatrix: () => <RoleMatrix copy={roleMatrix} />,
  AccessPath: () => <AccessPath copy={accessPath} />,
  AuditLog: () => <AuditLog copy={auditLog} entries={auditEntries} />,
  DirectorySync: () => <DirectorySync copy={directory} />,
  /** A value of content/site.ts: `<Site field="mail.privacy" />`. */
  Site: ({ field }: { field: string }) => <SiteValue data={site} field={field} />,
  /** A figure of content/claims.ts: `<Claim field="retention.marketing" />`. */
  Claim: ({ field }: { field: string }) => valueAt(claims, field, 'Claim'),
  /** A limit of content/plans.ts: `<Plan field="Professional.documents" />`. */
  Plan: ({ field }: { field: string }) => valueAt(planByName, field, 'Plan'),
};

/** Next asks for this name and this place. */
export const useMDXComponents = (): MDXComponents => components;
