import { Button } from '@/components/ui/button';
import { handOver } from '@/lib/browser/question-handover';
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
  /** What decides: `{plan}` is the answer, `{cheaper}` the plan before it, with `{maxDocuments}` and `{maxUsers}`. */
  reasons: Record<Need, string>;
  /** If the cheapest plan is enough. */
  enough: string;
  cheaper: { title: string; text: string };
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

/** The price, or that there is a quote. */
const priceText = ({ price }: Pick<PlanChoice, 'price'>, copy: PlanAnswerCopy): string =>
  price
    ? fill(copy.price, { monthly: formatEuro(price.monthly), annual: formatEuro(price.perYear) })
    : copy.quote;

const titleOf = ({ plan }: PlanChoice, copy: PlanAnswerCopy) => fill(copy.title, { plan: plan.name });

/** The plan and its price in one line. */
export const answerText = (choice: PlanChoice, copy: PlanAnswerCopy): string =>
  `${titleOf(choice, copy)}. ${priceText(choice, copy)}`;

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
  const { summary } = copy;
  const decisive = cheaper?.plan ?? plan;
  const values = {
    plan: plan.name,
    cheaper: cheaper?.plan.name ?? '',
    documents: formatCount(needs.documents),
    maxDocuments: formatCount(decisive.documents ?? 0),
    users: needs.users > PEOPLE.length ? copy.more : String(needs.users),
    maxUsers: formatCount(decisive.users ?? 0),
    ai: needs.ai ? summary.yes : summary.no,
    place: needs.ownServers ? copy.own : copy.hosted,
  };
  const reasons = cheaper ? cheaper.lacks.map((need) => copy.reasons[need]) : [copy.enough];
  const lines = [
    ...(counted ? [counted] : []),
    fill(summary.documents, values),
    fill(summary.needs, values),
    answerText(choice, copy),
  ];
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
          <li key={reason}>{fill(reason, values)}</li>
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
