import { ButtonLink } from '@/components/ui/button';
import { SearchForm } from '@/components/ui/search-form';
import { notFound, notFoundMeta } from '@/content/pages/not-found';
import { ErrorPage } from './_site/error-page';
import { metadataOfErrorPage } from './_site/metadata';
import { SiteLayout } from './_site/site-layout';

// Next adds `noindex` to this error page by itself.
const { robots: _, ...errorPage } = metadataOfErrorPage(notFoundMeta);

export const metadata = errorPage;

/** An inline script, so that it runs with and without React (D8). */
const logPath = `console.error('404: ' + location.pathname)`;

export default function NotFound() {
  return (
    <SiteLayout page={notFoundMeta}>
      <ErrorPage copy={notFound}>
        <ButtonLink href={notFound.action.href}>{notFound.action.label}</ButtonLink>
        <SearchForm copy={notFound.search} className="mt-8" />
      </ErrorPage>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script dangerouslySetInnerHTML={{ __html: logPath }} />
    </SiteLayout>
  );
}
