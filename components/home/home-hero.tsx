import { Passage } from '@/components/pictures/passage';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Link } from '@/lib/schema/page';
import type { PanelAskCopy } from './panel-ask';
import { SearchPanel, type SearchPanelCopy } from './search-panel';

/** The first screen of the site. */
export type HomeHeroCopy = {
  /** The one h1 of the page: its first words as a rubric, then the sentence, of which the signed words are marked. */
  title: readonly [rubric: string, first: string, second: string];
  lead: string;
  /** The one primary action. */
  action: Link;
  /** The quiet way on. */
  more: Link;
  /** What the trial is, under the actions. */
  note: string;
  /** Names the list of promises. */
  promisesLabel: string;
  /** The claims of the home page, a line each. */
  promises: readonly string[];
  panel: SearchPanelCopy;
  ask: PanelAskCopy;
};

/** The first screen: the headline over the whole measure, the words beside a page of the product. */
export function HomeHero({ copy }: { copy: HomeHeroCopy }) {
  return (
    <div className="wrap pt-7 pb-12 lg:pt-10 lg:pb-16">
      <h1 className="text-[clamp(2.375rem,1.5rem+4vw,4.5rem)] leading-[1] tracking-[-0.025em]">
        <span className="mb-3 block text-heading-3 tracking-[-0.01em] text-accent lg:mb-4">
          {copy.title[0]}
        </span>{' '}
        <span className="block">{copy.title[1]}</span> <Passage text={copy.title[2]} />
      </h1>
      <div className="mt-6 grid gap-x-10 gap-y-7 lg:mt-9 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <p className="max-w-[52ch] text-[1.0625rem] leading-[1.6] sm:text-[1.125rem]">{copy.lead}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink href={copy.action.href}>{copy.action.label}</ButtonLink>
            <ArrowLink link={copy.more} />
          </div>
          <p className="mt-3 text-note text-ink-muted">{copy.note}</p>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <SearchPanel copy={copy.panel} ask={copy.ask} />
        </div>
        <ul aria-label={copy.promisesLabel} className="self-start border-b border-rule text-small">
          {copy.promises.map((promise) => (
            <li key={promise} className="flex items-baseline gap-3 border-t border-rule py-2">
              <Icon name="check" className="w-3 shrink-0" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
