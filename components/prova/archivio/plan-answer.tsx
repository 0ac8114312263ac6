import { Button } from '@/components/ui/button';
import { handOver } from '@/lib/browser/question';
import { PEOPLE, withChoices } from '@/lib/link-choices';
import type { Need, Needs, PlanChoice } from '@/lib/plan-choice';
import { formatCount, formatEuro } from '@/lib/pricing';
import type { Link } from '@/lib/schema/page';

export type PlanAnswerCopy = {
  /** `{plan}` is the name of the plan. */
  title: string;
  /** `{monthly}` and `{annual}` are amounts, VAT excluded. */
  price: string;
  /** In place of the price of a plan without one. */
  quote: string;
  quoteNote: string;
  /** What decides: `{plan}` is the answer, `{cheaper}` the plan before it, `{count}` and `{ceiling}` numbers. */
  reasons: Record<Need, string>;
  /** If the cheapest plan is enough. */
  enough: string;
  cheaper: { title: string; text: string; needs: Record<Need, string> };
  unsaid: { title: string; items: readonly string[] };
  notOffer: string;
  print: string;
  more: string;
  summary: {
    title: string;
    text: string;
    documents: string;
    needs: string;
    yes: string;
    no: string;
  };
  own: string;
  hosted: string;
  action: Link;
};

const list = new Intl.ListFormat('it');
const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
const usersText = (users: number, copy: PlanAnswerCopy) =>
  users > PEOPLE.length ? copy.more : String(users);

/** The price, or that there is a quote. */
const priceText = ({ price }: Pick<PlanChoice, 'price'>, copy: PlanAnswerCopy): string =>
  price
    ? fill(copy.price, { monthly: formatEuro(price.monthly), annual: formatEuro(price.perYear) })
    : copy.quote;

const titleOf = ({ plan }: PlanChoice, copy: PlanAnswerCopy) => fill(copy.title, { plan: plan.name });

/** The plan and its price in one line. */
export const answerText = (choice: PlanChoice, copy: PlanAnswerCopy): string =>
  `${titleOf(choice, copy)}. ${priceText(choice, copy)}`;

function reasonsOf({ plan, cheaper }: PlanChoice, needs: Needs, copy: PlanAnswerCopy): string[] {
  const names = { plan: plan.name, cheaper: cheaper?.plan.name ?? '' };
  if (!cheaper) {
    return [
      fill(copy.enough, {
        ...names,
        count: formatCount(plan.documents ?? 0),
        ceiling: formatCount(plan.users ?? 0),
      }),
    ];
  }
  const values: Record<Need, [count: string, ceiling: number | null]> = {
    ownServers: ['', null],
    documents: [formatCount(needs.documents), cheaper.plan.documents],
    users: [usersText(needs.users, copy), cheaper.plan.users],
    ai: ['', null],
  };
  return cheaper.lacks.slice(0, 2).map((need) => {
    const [count, ceiling] = values[need];
    return fill(copy.reasons[need], { ...names, count, ceiling: formatCount(ceiling ?? 0) });
  });
}

type PlanAnswerProps = {
  choice: PlanChoice;
  needs: Needs;
  /** How many files were counted, if any. */
  counted: string | undefined;
  copy: PlanAnswerCopy;
};

/** The plan, what decides it and what it costs; on paper a sheet for a meeting. */
export function PlanAnswer({ choice, needs, counted, copy }: PlanAnswerProps) {
  const { plan, price, cheaper } = choice;
  const reasons = reasonsOf(choice, needs, copy);
  const { summary } = copy;
  const lines = [
    counted,
    fill(summary.documents, { count: formatCount(needs.documents) }),
    fill(summary.needs, {
      users: usersText(needs.users, copy),
      ai: needs.ai ? summary.yes : summary.no,
      place: needs.ownServers ? copy.own : copy.hosted,
    }),
    answerText(choice, copy),
  ].flatMap((line) => line ?? []);
  const persone = PEOPLE.find((people) => people === needs.users);
  return (
    <section aria-labelledby="archivio-piano">
      <h2 id="archivio-piano" className="text-heading-2">
        {titleOf(choice, copy)}
      </h2>
      <div className="hidden print:block">
        {lines.slice(0, -1).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <ul className="mt-3 max-w-[62ch]">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="figures mt-4 font-display text-heading-3 font-medium">{priceText(choice, copy)}</p>
      {!price && <p className="mt-1 max-w-[62ch]">{copy.quoteNote}</p>}
      {cheaper && (
        <>
          <h3 className="mt-6 text-heading-4">{copy.cheaper.title}</h3>
          <p className="mt-1 max-w-[62ch]">
            {fill(copy.cheaper.text, {
              plan: cheaper.plan.name,
              price: cheaper.price ? ` (${priceText(cheaper, copy)})` : '',
              lacks: list.format(cheaper.lacks.map((need) => copy.cheaper.needs[need])),
              without: list.format(
                cheaper.plan.notIncluded.map((item) => item[0]?.toLowerCase() + item.slice(1)),
              ),
            })}
          </p>
        </>
      )}
      <h3 className="mt-6 text-heading-4">{copy.unsaid.title}</h3>
      <ul className="mt-1 max-w-[70ch] list-disc pl-5 text-small">
        {copy.unsaid.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-6 max-w-[70ch] text-small text-ink-muted">{copy.notOffer}</p>
      <div className="mt-6 border-t border-rule pt-5 print:hidden">
        <h3 className="text-heading-4">{summary.title}</h3>
        <p className="mt-1 max-w-[62ch]">{summary.text}</p>
        <blockquote className="mt-3 max-w-[62ch] border-l-2 border-rule pl-4 text-small">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </blockquote>
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a
            href={withChoices(copy.action.href, {
              interesse: plan.interest,
              ...(persone && { persone: `${persone}` }),
            })}
            onClick={(click) => handOver(lines.join('\n'), click)}
            className="button button-primary"
          >
            {copy.action.label}
          </a>
          <Button variant="quiet" onClick={() => window.print()}>
            {copy.print}
          </Button>
        </p>
      </div>
    </section>
  );
}
