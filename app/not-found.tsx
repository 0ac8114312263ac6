import { ButtonLink } from '@/components/ui/button';
import { SearchForm } from '@/components/ui/search-form';
import { notFound, notFoundMeta } from '@/content/pages/not-found';
import { ErrorPage } from './_shared/error-page';
import { metadataOfErrorPage } from './_shared/metadata';
import { SiteLayout } from './_shared/site-layout';

// Next adds its own robots tag to this page.
const { robots: _robots, ...withoutRobots } = metadataOfErrorPage(notFoundMeta);

export const metadata = withoutRobots;

/** Logs the path to the console (D8). An inline script, because in the bundle this page runs no React. */
const logScript = `console.error('404: ' + location.pathname)`;

export default function NotFound() {
  return (
    <SiteLayout page={notFoundMeta}>
      <ErrorPage copy={notFound}>
        <ButtonLink link={notFound.action} />
        <SearchForm copy={notFound.search} className="mt-8" />
      </ErrorPage>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script dangerouslySetInnerHTML={{ __html: logScript }} />
    </SiteLayout>
  );
}
