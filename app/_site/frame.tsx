import 'server-only';
import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ClosingBand } from '@/components/layout/closing-band';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { SkipLink } from '@/components/layout/skip-link';
import { chrome, navigation } from '@/content/navigation';
import { pageMeta } from '@/content/pages';
import { site } from '@/content/site';
import type { PageMeta } from '@/lib/schema/page';
import { breadcrumb } from '@/lib/seo/breadcrumbs';
import { settings } from './settings';
import { pageSchema } from './structured-data';

/**
 * Header, breadcrumb, closing band and footer around the content of a page. Each page renders it, because
 * only the page knows which navigation item is current.
 */
export function Frame({
  page,
  about = [],
  children,
}: {
  page: PageMeta;
  /** Structured data of this page only. The company, the site and the breadcrumb are added to every page. */
  about?: readonly Thing[];
  children: ReactNode;
}) {
  const crumbs = breadcrumb(page, pageMeta);
  return (
    <>
      <SkipLink label={chrome.skip} />
      <Header brand={site.name} navigation={navigation} copy={chrome} current={page.path} />
      <main id="contenuto" tabIndex={-1} className="outline-none">
        <Breadcrumb label={chrome.breadcrumb} items={crumbs} />
        {children}
      </main>
      {page.closingBand && <ClosingBand copy={chrome.band} />}
      <Footer
        site={site}
        navigation={navigation}
        copy={chrome}
        newsletter={settings.newsletter}
        year={new Date().getFullYear()}
      />
      <JsonLd text={pageSchema(page, crumbs, about)} />
    </>
  );
}

function JsonLd({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped by serializeJsonLd
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
