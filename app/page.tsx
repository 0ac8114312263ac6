import { FeatureList } from '@/components/home/feature-list';
import { HomeHead } from '@/components/home/home-head';
import { KeyFigures } from '@/components/home/key-figures';
import { Reasons } from '@/components/home/reasons';
import { SectorIndex } from '@/components/home/sector-index';
import { pages } from '@/content/pages';
import { features, head, keyFigures, reasons, sectors } from '@/content/pages/home';
import { preparedProfessions, preparedSynonyms } from '@/content/samples/prepared-questions';
import { metadataOf } from './_shared/metadata';
import { SiteLayout } from './_shared/site-layout';
import { preparedAnswers } from './prepared-answers';

const page = pages['/'];

export const metadata = metadataOf(page);

const professions = preparedAnswers(preparedProfessions, preparedSynonyms);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <HomeHead copy={head} professions={professions} />
      <KeyFigures copy={keyFigures} />
      <FeatureList copy={features} />
      <Reasons copy={reasons} />
      <SectorIndex copy={sectors} />
    </SiteLayout>
  );
}
