import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { Onward } from '@/components/sections/onward';
import { PageHead } from '@/components/sections/page-head';
import { AnswerPath } from '@/components/tecnologia/ai/answer-path';
import { FacingText } from '@/components/tecnologia/ai/facing-text';
import { HonestLimits } from '@/components/tecnologia/ai/honest-limits';
import { PlanFunctions } from '@/components/tecnologia/ai/plan-functions';
import { Works } from '@/components/tecnologia/ai/works';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { pages } from '@/content/pages';
import { answers, head, limits, onward, planFunctions, works } from '@/content/pages/tecnologia/ai';
import { facingText } from '@/content/samples/ai';

const page = pages['/tecnologia/ai'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <PageHead title={head.title} lead={head.lead} spread>
        <ButtonLink href={head.action.href}>{head.action.label}</ButtonLink>
        <ArrowLink link={head.more} />
      </PageHead>
      <section aria-labelledby="testo-a-fronte" className="wrap pb-10 lg:pb-24">
        <h2 id="testo-a-fronte" className="rubric mb-3 font-text tracking-normal">
          {facingText.title}
        </h2>
        <FacingText copy={facingText} />
      </section>
      <Works copy={works} />
      <AnswerPath copy={answers} />
      <HonestLimits copy={limits} />
      <PlanFunctions copy={planFunctions} />
      <Onward copy={onward} />
    </Frame>
  );
}
