import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { Activation } from '@/components/prodotto/desktop/activation';
import { ClientAi } from '@/components/prodotto/desktop/client-ai';
import { ClientDashboard } from '@/components/prodotto/desktop/client-dashboard';
import { ClientGains } from '@/components/prodotto/desktop/client-gains';
import { ClientSearch } from '@/components/prodotto/desktop/client-search';
import { ClientViewer } from '@/components/prodotto/desktop/client-viewer';
import { PlateBeside, Plates, PlateUnder } from '@/components/prodotto/desktop/plates';
import { Requirements } from '@/components/prodotto/desktop/requirements';
import { Onward } from '@/components/sections/onward';
import { PageHead } from '@/components/sections/page-head';
import { ButtonLink } from '@/components/ui/button';
import { pages } from '@/content/pages';
import * as copy from '@/content/pages/prodotto/desktop';
import { ai, dashboard, search, shell, viewer } from '@/content/samples/desktop';

const page = pages['/prodotto/desktop'];

export const metadata = metadataOf(page);

export default function Page() {
  const { head, screens, dashboardPlate, searchPlate, viewerPlate, aiPlate } = copy;
  return (
    <Frame page={page}>
      <PageHead title={head.title} lead={head.lead} spread>
        <ButtonLink href={head.action.href}>{head.action.label}</ButtonLink>
        <ButtonLink href={head.requirements.href} variant="quiet">
          {head.requirements.label}
        </ButtonLink>
      </PageHead>
      <Plates copy={screens}>
        <PlateUnder plate={dashboardPlate}>
          <ClientDashboard shell={shell} screen={dashboard} {...dashboardPlate} />
        </PlateUnder>
        <PlateUnder plate={searchPlate}>
          <ClientSearch shell={shell} screen={search} {...searchPlate} />
        </PlateUnder>
        <PlateUnder plate={viewerPlate} bleed>
          <ClientViewer screen={viewer} {...viewerPlate} />
        </PlateUnder>
        <PlateBeside plate={aiPlate}>
          <ClientAi shell={shell} screen={ai} {...aiPlate} />
        </PlateBeside>
      </Plates>
      <ClientGains copy={copy.gains} />
      <Activation copy={copy.activation} />
      <Requirements copy={copy.requirements} />
      <Onward copy={copy.onward} />
    </Frame>
  );
}
