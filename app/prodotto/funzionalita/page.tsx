import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { Conversation } from '@/components/prodotto/funzionalita/conversation';
import { DraftSamples } from '@/components/prodotto/funzionalita/draft-samples';
import { FeatureGrid } from '@/components/prodotto/funzionalita/feature-grid';
import { HybridAnswers } from '@/components/prodotto/funzionalita/hybrid-answers';
import { TaskList } from '@/components/prodotto/funzionalita/task-list';
import { ContrastTable } from '@/components/sections/contrast-table';
import { PageContents } from '@/components/sections/page-contents';
import { PageHead } from '@/components/sections/page-head';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { pages } from '@/content/pages';
import { contrast, features, head, tasks } from '@/content/pages/prodotto/funzionalita';
import { conversation, draftSamples, hybridAnswers } from '@/content/samples/funzionalita';
import { taskSamples } from '@/content/samples/task';
import { textCopy } from '@/content/text-copy';

const page = pages['/prodotto/funzionalita'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <PageHead title={head.title} intro={head.intro}>
        <ButtonLink link={head.action} /> <ArrowLink link={head.more} />
      </PageHead>
      <PageContents label={textCopy.contents} sections={[...Object.values(features), contrast, tasks]} />
      <FeatureGrid
        copy={features}
        pictures={{
          search: <HybridAnswers copy={hybridAnswers} />,
          drafts: <DraftSamples copy={draftSamples} />,
          chat: <Conversation copy={conversation} />,
        }}
      />
      <Section id={contrast.id} copy={contrast}>
        <ContrastTable copy={contrast.table} />
      </Section>
      <TaskList copy={tasks} samples={taskSamples} />
    </SiteLayout>
  );
}
