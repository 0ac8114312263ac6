import 'server-only';
import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ClosingBand } from '@/components/layout/closing-band';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { PreviewLine } from '@/components/layout/preview-line';
import { SkipLink } from '@/components/layout/skip-link';
import { RelatedLinks } from '@/components/sections/related-links';
import { layoutCopy, navigation } from '@/content/navigation';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { collections, docs } from '@/lib/content/collections';
import { isolatedPages } from '@/lib/http/security-headers.mjs';
import { isPreview } from '@/lib/preview.mjs';
import type { Crumb, Link, PageMeta } from '@/lib/schema/page';
import { pageMeta, parentsOf } from './pages';
import { settings } from './settings';
import { pageJsonLd } from './structured-data';

/** Header, breadcrumb, closing band and footer around a page. Each page renders it, since the header marks the current one. */
export function SiteLayout({
  page,
  about = [],
  children,
}: {
  page: PageMeta;
  /** Structured data of this page only. The company, the site and the breadcrumb are added to every page. */
  about?: readonly Thing[];
  children: ReactNode;
}) {
  const crumbs = breadcrumb(page);
  const isIsolated = isolatedPages.includes(page.path);
  const { action } = navigation;
  const { band } = layoutCopy;
  return (
    <>
      <SkipLink label={layoutCopy.skip} />
      <Header
        brand={site.name}
        navigation={{ ...navigation, action: { ...action, fill: page.fill } }}
        copy={layoutCopy}
        current={page.path}
        phone={site.phone}
        hasSearch={!isIsolated}
      />
      {isPreview() && <PreviewLine copy={layoutCopy.preview} />}
      <main
        id="contenuto"
        tabIndex={-1}
        className="outline-none"
        // List pages are not searched; the texts they list are.
        data-search-ignore={collections.some(({ isList }) => isList(page.path)) ? '' : undefined}
      >
        <Breadcrumb label={layoutCopy.breadcrumb} items={crumbs} />
        {children}
        {page.related && <RelatedLinks title={layoutCopy.related} items={page.related.map(linkTo)} />}
      </main>
      {!page.noClosingBand && <ClosingBand copy={{ ...band, action: { ...band.action, fill: page.fill } }} />}
      <Footer
        site={site}
        navigation={navigation}
        copy={layoutCopy}
        newsletter={isIsolated ? undefined : settings.newsletter}
        year={new Date().getFullYear()}
      />
      <JsonLd text={pageJsonLd(page, crumbs, about)} />
    </>
  );
}

/**
 * The link to a registered page or a guide, with the label of that page.
 * @throws if the path is neither
 */
function linkTo(path: string): Link {
  const isGuide = path.startsWith(`${docs.base}/`) && !(path in pages);
  const page = isGuide ? docs.meta(docs.find(path.slice(docs.base.length + 1))) : pageMeta(path);
  return { label: page.label, href: page.canonical ?? path };
}

/** The ancestors as links, then the page itself without a link; empty on the home page. */
function breadcrumb(page: PageMeta): Crumb[] {
  const parents = parentsOf(page).map((path) => ({ label: pageMeta(path).label, href: path }));
  return parents.length === 0 ? [] : [...parents, { label: page.label }];
}

function JsonLd({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped by jsonLdText
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
