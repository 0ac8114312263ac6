import { ErrorPage } from '@/app/_shared/error-page';
import { metadataOfErrorPage } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { ButtonLink } from '@/components/ui/button';
import { serverError, serverErrorMeta } from '@/content/pages/errore';

export const metadata = metadataOfErrorPage(serverErrorMeta);

/** The page for server errors. Next prerenders none for the App Router, so the adapter stores this one as 500.html. */
export default function ServerError() {
  return (
    <SiteLayout page={serverErrorMeta}>
      <ErrorPage copy={serverError}>
        {/* An empty href reloads the URL that has failed. */}
        <ButtonLink link={{ label: serverError.action, href: '' }} />
      </ErrorPage>
    </SiteLayout>
  );
}
