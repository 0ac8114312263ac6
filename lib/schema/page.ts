import { z } from 'zod';

/** What every address must say about itself; nothing here has a silent default. */
export const pageMetaSchema = z.object({
  /** The address, without a trailing slash ("/" for the home page). */
  path: z.string().regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/),
  /** Short name in breadcrumbs and lists. */
  label: z.string().min(2).max(40),
  /** Document title without the brand, which is added by the metadata builder. */
  title: z.string().min(10).max(52),
  /** Search-result text. */
  description: z.string().min(70).max(160),
  /** Only where the specification asks for keywords (/tecnologia/ai). */
  keywords: z.array(z.string().min(2)).optional(),
  /** Canonical address where it differs from the path (D5, D6). */
  canonical: z.string().startsWith('/').optional(),
  /** Paths of the breadcrumb's links, from the home page down to the parent; empty on the home page. */
  parents: z.array(z.string().startsWith('/')),
  /** Whether the closing band is shown (D12). */
  closingBand: z.boolean(),
  /** Whether search engines list the page; confirmations after a form post are not listed. */
  index: z.boolean(),
  /** Day of the last change of content, for the sitemap. */
  updated: z.iso.date(),
});

export type PageMeta = z.infer<typeof pageMetaSchema>;

/** A link of the site itself or, with https, of another one. */
export type Link = { label: string; href: string };

/** One item of a breadcrumb; the last one has no address because it is the page itself. */
export type Crumb = { label: string; href?: string };
