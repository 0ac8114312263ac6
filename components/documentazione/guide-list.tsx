import { LinkRow } from '@/components/ui/link-row';
import type { GuideIconName, GuideKind } from '@/lib/schema/guide';
import type { PlanTag } from '@/lib/schema/plan';
import { GuideIcon } from './guide-icon';

/** A guide as the index shows it. */
export type GuideCard = {
  href: string;
  title: string;
  summary: string;
  kind: GuideKind;
  icon: GuideIconName;
  plan: PlanTag | undefined;
};

export type GuideIndexCopy = {
  tabs: string;
  /** Name and purpose of each tab. */
  groups: Record<GuideKind, { label: string; text: string }>;
};

type GuideListProps = { title: string; text: string; cards: readonly GuideCard[] };

/** The guides of one tab. */
export function GuideList({ title, text, cards }: GuideListProps) {
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <h2 className="text-heading-3">{title}</h2>
        <p className="mt-3 max-w-[32ch]">{text}</p>
      </div>
      <ol className="border-b border-rule lg:col-span-9">
        {cards.map((card) => (
          <li
            key={card.href}
            className="group relative grid grid-cols-[2.5rem_1fr] items-baseline border-t border-rule py-5 text-heading-4 hover:bg-sheet sm:grid-cols-[4.5rem_1fr]"
          >
            <GuideIcon name={card.icon} />
            <div>
              <LinkRow link={{ href: card.href, label: card.title }} heading="h3" plan={card.plan}>
                <p className="mt-1 max-w-[66ch] text-body">{card.summary}</p>
              </LinkRow>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
