import { Figures } from '@/components/home/figures';
import { HomeHero } from '@/components/home/home-hero';
import { RoutesList } from '@/components/home/routes-list';
import { SectorIndex } from '@/components/home/sector-index';
import { Why } from '@/components/home/why';
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
