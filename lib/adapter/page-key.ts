import { createHash } from 'node:crypto';
import type { BuiltPage, PageSource } from '@/lib/adapter/page/page';
import { contentSecurityPolicy, type HeaderSettings } from '../http/security-headers.mjs';
import type { Compressed, Effort } from './precompress';

/** A page with its files, ready to be written. */
export type PageFiles = { built: Omit<BuiltPage, 'html'>; html: Compressed; markdown?: Compressed };

/** What pages are made from besides their source. */
type PageInputs = {
  settings: HeaderSettings;
  /** Digest of the sources that pages are made by. */
  code: string;
  effort: Effort;
  /** Integrity of the file at an address. */
  integrity: (path: string) => string;
};

/** Scripts and style sheets that a page takes in, or whose integrity it states. */
const ownFiles = /(?<=(?:src|href)=")\/(?!\/)[^"?#]+\.(?:js|css)(?=["?#])/g;

/** Changes with everything that the files of a page are made from. */
export function pageKey(page: PageSource, { settings, code, effort, integrity }: PageInputs): string {
  const files = [...new Set(page.source.match(ownFiles))];
  const policy = contentSecurityPolicy({ scripts: [], styles: [], manifest: false }, settings);
  const facts = [process.version, code, effort, policy, page, files.map(integrity)];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
