import { FeatureList } from '@/components/home/feature-list';
import { HomeHero } from '@/components/home/home-hero';
import { KeyFigures } from '@/components/home/key-figures';
import { Reasons } from '@/components/home/reasons';
import { SectorIndex } from '@/components/home/sector-index';
import { pages } from '@/content/pages';
import { features, figures, hero, reasons, sectors } from '@/content/pages/home';
import { drawnQuestion } from '@/content/samples/drawn-question';
import { Frame } from './_site/frame';
import { metadataOf } from './_site/metadata';
import { archive, drawnAnswer, printedQuestions } from './_site/sample-archive';

const page = pages['/'];

export const metadata = metadataOf(page);

const drawn = {
  ...drawnAnswer(drawnQuestion.question),
  passages: archive().sources.length,
  printed: printedQuestions(hero.panel.printedOf),
};

export default function Page() {
  return (
    <Frame page={page} contents={[features, reasons, sectors]}>
      <HomeHero copy={hero} drawn={drawn} />
      <KeyFigures copy={figures} />
      <FeatureList copy={features} />
      <Reasons copy={reasons} />
      <SectorIndex copy={sectors} />
    </Frame>
  );
}
