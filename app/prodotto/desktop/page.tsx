import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import {
  AnnotatedScreens,
  ScreenBelowText,
  ScreenBesideText,
} from '@/components/prodotto/desktop/annotated-screens';
import { ClientAi } from '@/components/prodotto/desktop/client-ai';
import { ClientDashboard } from '@/components/prodotto/desktop/client-dashboard';
import { ClientSearch } from '@/components/prodotto/desktop/client-search';
import { ClientViewer } from '@/components/prodotto/desktop/client-viewer';
import { Requirements } from '@/components/prodotto/desktop/requirements';
import { PageHead } from '@/components/sections/page-head';
import { ButtonLink } from '@/components/ui/button';
import { pages } from '@/content/pages';
import * as copy from '@/content/pages/prodotto/desktop';
import { ai, dashboard, search, shell, viewer } from '@/content/samples/desktop';

const page = pages['/prodotto/desktop'];

export const metadata = metadataOf(page);

export default function Page() {
  const { head, screens, dashboardScreen, searchScreen, viewerScreen, aiScreen } = copy;
  return (
    <SiteLayout page={page}>
      <PageHead title={head.title} intro={head.intro} spread>
        <ButtonLink link={head.action} />
        <ButtonLink link={head.requirements} variant="quiet" />
      </PageHead>
      <AnnotatedScreens copy={screens}>
        <ScreenBelowText screen={dashboardScreen}>
          <ClientDashboard shell={shell} screen={dashboard} {...dashboardScreen} />
        </ScreenBelowText>
        <ScreenBelowText screen={searchScreen}>
          <ClientSearch shell={shell} screen={search} {...searchScreen} />
        </ScreenBelowText>
        <ScreenBelowText screen={viewerScreen} bleed>
          <ClientViewer screen={viewer} {...viewerScreen} />
        </ScreenBelowText>
        <ScreenBesideText screen={aiScreen}>
          <ClientAi shell={shell} screen={ai} {...aiScreen} />
        </ScreenBesideText>
      </AnnotatedScreens>
      <Requirements copy={copy.requirements} />
    </SiteLayout>
  );
}
