import { Passage } from '@/components/pictures/passage';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import type { Link } from '@/lib/schema/page';
import { type AnsweredProfession, ArchiveDemo, type ArchiveDemoCopy } from './archive-demo';

export type HomeHeadCopy = {
  /** The h1: a short label, then a sentence in two parts, the second with marked words. */
  title: readonly [label: string, first: string, second: string];
  intro: string;
  action: Link;
  more: Link;
  note: string;
  /** Prices, each with a link to its plan. */
  prices: { label: string; costs: readonly (Link & { price: string })[]; note: string };
  demo: ArchiveDemoCopy;
};

type HomeHeadProps = { copy: HomeHeadCopy; professions: readonly AnsweredProfession[] };

/** The first screen: the headline, then the text beside a demonstration of the product. */
export function HomeHead({ copy, professions }: HomeHeadProps) {
  const [label, first, second] = copy.title;
  return (
    <div className="wrap py-6 lg:pt-10 lg:pb-16">
      <h1 className="text-[min(clamp(2.375rem,1.5rem+4vw,4.5rem),12vw)] leading-[1] tracking-[-0.025em]">
        <span className="mb-3 block text-heading-3 tracking-[-0.01em] text-accent lg:mb-4">{label}</span>{' '}
        <span className="block">{first}</span> <Passage text={second} />
      </h1>
      <div className="mt-6 grid gap-x-10 gap-y-6 lg:mt-9 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <p className="max-w-[52ch] text-[1.0625rem] leading-[1.6] sm:text-[1.125rem]">{copy.intro}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink link={copy.action} />
            <ArrowLink link={copy.more} />
          </div>
          <p className="mt-2 text-note text-ink-muted">{copy.note}</p>
          <Prices copy={copy.prices} />
        </div>
        <ArchiveDemo copy={copy.demo} professions={professions} />
      </div>
    </div>
  );
}

function Prices({ copy }: { copy: HomeHeadCopy['prices'] }) {
  return (
    <div className="mt-5">
      <ul aria-label={copy.label} className="flex flex-wrap border-y border-rule">
        {copy.costs.map(({ label, href, price }) => (
          <li key={label} className="flex-auto not-first:border-l not-first:border-rule not-first:pl-3">
            <a href={href} className="group flex h-full flex-col justify-between py-2.5 pr-2">
              <span className="text-note underline decoration-control underline-offset-4 group-hover:text-accent">
                {label}
              </span>{' '}
              <span className="figures font-display text-heading-4 font-medium whitespace-nowrap">
                {price}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small">{copy.note}</p>
    </div>
  );
}
