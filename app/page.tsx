import { Figures } from '@/components/sections/figures';
import { HomeHero } from '@/components/sections/home-hero';
import { RoutesList } from '@/components/sections/routes-list';
import { SectorIndex } from '@/components/sections/sector-index';
import { Why } from '@/components/sections/why';
import { pages } from '@/content/pages';
import { features, figures, hero, sectors, why } from '@/content/pages/home';
import { Frame } from './_site/frame';
import { metadataOf } from './_site/metadata';

const page = pages['/'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <HomeHero copy={hero} />
      <Figures copy={figures} />
      <RoutesList copy={features} />
      <Why copy={why} />
      <SectorIndex copy={sectors} />
    </Frame>
  );
}
