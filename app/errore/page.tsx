import { ErrorPage } from '@/app/_site/error-page';
import { metadataOfErrorPage } from '@/app/_site/metadata';
import { SiteLayout } from '@/app/_site/site-layout';
import { ButtonLink } from '@/components/ui/button';
import { serverError, serverErrorMeta } from '@/content/pages/errore';

export const metadata = metadataOfErrorPage(serverErrorMeta);

/** The adapter stores this page as 500.html: Next prerenders no page for server errors of the App Router. */
export default function ServerError() {
  return (
    <SiteLayout page={serverErrorMeta}>
      <ErrorPage copy={serverError}>
        {/* An empty href reloads the address that has failed. */}
        <ButtonLink link={{ label: serverError.action, href: '' }} />
      </ErrorPage>
    </SiteLayout>
  );
}
