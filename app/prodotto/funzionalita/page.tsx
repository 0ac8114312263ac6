import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { ContrastTable } from '@/components/prodotto/funzionalita/contrast-table';
import { CrookedScan } from '@/components/prodotto/funzionalita/crooked-scan';
import { DraftSheets } from '@/components/prodotto/funzionalita/draft-sheets';
import { FeatureSpread } from '@/components/prodotto/funzionalita/feature-spread';
import { FolderSheet } from '@/components/prodotto/funzionalita/folder-sheet';
import { FollowUp } from '@/components/prodotto/funzionalita/follow-up';
import { HybridAnswers } from '@/components/prodotto/funzionalita/hybrid-answers';
import { TaskRegister } from '@/components/prodotto/funzionalita/task-register';
import { Onward } from '@/components/sections/onward';
import { PageHead } from '@/components/sections/page-head';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { pages } from '@/content/pages';
import { contrast, features, head, onward, tasks } from '@/content/pages/prodotto/funzionalita';
import { crookedScan, draftSheets, folder, followUp, hybridAnswers } from '@/content/samples/funzionalita';
import { taskSamples } from '@/content/samples/task';

const page = pages['/prodotto/funzionalita'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <PageHead title={head.title} lead={head.lead} aside={<FolderSheet copy={folder} />}>
        <ButtonLink href={head.action.href}>{head.action.label}</ButtonLink>
        <ArrowLink link={head.more} />
      </PageHead>
      <FeatureSpread
        copy={features}
        pictures={{
          search: <HybridAnswers copy={hybridAnswers} />,
          drafts: <DraftSheets copy={draftSheets} />,
          chat: <FollowUp copy={followUp} />,
          ocr: <CrookedScan copy={crookedScan} />,
        }}
      />
      <Section id={contrast.id} margin={contrast.margin} title={contrast.title} lead={contrast.lead}>
        <ContrastTable copy={contrast.table} />
      </Section>
      <TaskRegister copy={tasks} samples={taskSamples} />
      <div className="border-t border-rule pt-10 lg:pt-20">
        <Onward copy={onward} />
      </div>
    </Frame>
  );
}
