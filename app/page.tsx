import { FeatureList } from '@/components/home/feature-list';
import { HomeHero } from '@/components/home/home-hero';
import { KeyFigures } from '@/components/home/key-figures';
import { OfferStrip } from '@/components/home/offer-strip';
import { Reasons } from '@/components/home/reasons';
import { SectorIndex } from '@/components/home/sector-index';
import { pages } from '@/content/pages';
import { features, figures, hero, reasons, sectors, strip } from '@/content/pages/home';
import { Frame } from './_site/frame';
import { metadataOf } from './_site/metadata';

const page = pages['/'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <HomeHero copy={hero} />
      <OfferStrip copy={strip} />
      <KeyFigures copy={figures} />
      <FeatureList copy={features} />
      <Reasons copy={reasons} />
      <SectorIndex copy={sectors} />
    </Frame>
  );
}
