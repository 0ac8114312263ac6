import type { Choices } from '@/lib/link-choices';

/** The metadata of a page. `npm run check` measures titles and descriptions in the built pages. */
export type PageMeta = {
  /** The path, without a trailing slash ("/" for the home page). */
  path: string;
  /** Short name in breadcrumbs and lists. */
  label: string;
  /** Document title without the brand, which the metadata builder adds. */
  title: string;
  description: string;
  /** Only where the specification asks for keywords (/tecnologia/ai). */
  keywords?: string[];
  /** Canonical path where it is another (D5, D6). */
  canonical?: string;
  /** The page whose share image this page uses, if it has none, and the text of that image. */
  shareImage?: { path: string; text: string } | undefined;
  /** A page without the closing band (D12). */
  noClosingBand?: true;
  /** Paths of the pages that it links at its end, under their labels. */
  related?: readonly string[];
  /** Choices that its links make in the demo form. */
  fill?: Choices;
  /** A page that search engines do not list, such as the confirmation of a form post. */
  noIndex?: true;
  /** Day of the last change of content, for the sitemap: YYYY-MM-DD. */
  updated: string;
};

/** A link to a page of this site, or with https to another site. */
export type Link = {
  label: string;
  href: string;
  /** Choices that it makes in its target form. */
  fill?: Choices | undefined;
};

/** A name, with a link where there is a page. */
export type MaybeLink = { label: string; href: string | undefined };

/** One item of a breadcrumb; the last one has no path because it is the page itself. */
export type Crumb = { label: string; href?: string };
