import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { ClientAi } from '@/components/pictures/client-ai';
import { ClientDashboard } from '@/components/pictures/client-dashboard';
import { ClientSearch } from '@/components/pictures/client-search';
import { ClientViewer } from '@/components/pictures/client-viewer';
import { Activation } from '@/components/sections/activation';
import { ClientGains } from '@/components/sections/client-gains';
import { Onward } from '@/components/sections/onward';
import { PageHead } from '@/components/sections/page-head';
import { PlateBeside, Plates, PlateUnder } from '@/components/sections/plates';
import { Requirements } from '@/components/sections/requirements';
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
