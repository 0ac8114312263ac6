import { Passage, type PassageText } from '@/components/pictures/passage';

/** The effect of a renewal on a document of a client. */
type AffectedClient = {
  /** Invented: "Cliente 014". */
  client: string;
  file: string;
  page: string;
  /** The rule in the client's words. */
  passage: PassageText;
  /** The work to do, in two or three words. */
  outcome: string;
  reason: string;
  /** The document still has the old rule. */
  outdated: boolean;
};

export type RenewalImpactCopy = {
  caption: string;
  clause: {
    file: string;
    page: string;
    heading: string;
    above: string;
    below: string;
    before: string;
    old: string;
    new: string;
    after: string;
    /** Start and source of the change. */
    note: string;
  };
  label: string;
  pageLabel: string;
  clients: readonly AffectedClient[];
  summary: string;
};

/**
 * A renewed clause of a collective agreement, joined by a line to the clients' documents on the same subject. The line
 * is red from the clause to the last document that must change.
 */
export function RenewalImpact({ copy }: { copy: RenewalImpactCopy }) {
  return (
    <figure className="wrap grid pb-7 lg:grid-cols-12 lg:pb-24">
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <Clause clause={copy.clause} pageLabel={copy.pageLabel} />
      <div className="lg:col-span-7 lg:pt-6">
        <div className="relative flex items-end gap-4 pt-8 pb-3 pl-6 lg:pt-0 lg:pl-[calc(3.5rem-2px)]">
          {/* The line from the clause to the list: along the left edge, on a wide screen across the gap. */}
          <span
            aria-hidden="true"
            className="absolute top-0 bottom-0 left-0 border-l-2 border-accent lg:top-[0.6rem] lg:right-auto lg:-bottom-px lg:left-0 lg:w-8 lg:border-t-2 lg:border-r-2 lg:border-l-0"
          />
          <p className="label-text">{copy.label}</p>
        </div>
        <ol className="lg:pl-[calc(2rem-2px)]">
          {copy.clients.map((client, index) => (
            <Client
              key={client.client}
              client={client}
              pageLabel={copy.pageLabel}
              isLast={index === copy.clients.length - 1}
              isRedBelow={copy.clients.slice(index + 1).some((below) => below.outdated)}
            />
          ))}
        </ol>
        <p className="mt-5 pl-6 font-display text-heading-4 font-medium lg:pl-[calc(3.5rem-2px)]">
          {copy.summary}
        </p>
      </div>
    </figure>
  );
}

function Clause({ clause, pageLabel }: { clause: RenewalImpactCopy['clause']; pageLabel: string }) {
  return (
    <div className="self-start rounded-sheet border border-rule border-t-2 border-t-ink bg-sheet p-5 shadow-sheet sm:p-8 lg:col-span-5">
      <p className="flex items-baseline justify-between gap-4 font-mono text-note text-ink-muted">
        <span className="min-w-0 break-words">{clause.file}</span>
        <span className="figures flex-none font-text">
          {pageLabel} {clause.page}
        </span>
      </p>
      <p className="mt-6 font-semibold">{clause.heading}</p>
      <p className="mt-3 text-small text-ink-muted">{clause.above}</p>
      <p className="mt-5 font-display text-[clamp(1.5rem,1.25rem+1.1vw,2rem)] leading-[1.3]">
        {clause.before} <del className="text-ink-muted decoration-2">{clause.old}</del>{' '}
        <ins className="no-underline">
          <mark className="mx-0 border-b-2 border-accent px-[0.1em]">{clause.new}</mark>
        </ins>{' '}
        {clause.after}
      </p>
      <p className="mt-5 text-small text-ink-muted">{clause.below}</p>
      <p className="mt-5 border-t border-rule lg:mt-8 pt-4 text-note break-words text-ink-muted">
        {clause.note}
      </p>
    </div>
  );
}

type ClientProps = {
  client: AffectedClient;
  pageLabel: string;
  isLast: boolean;
  /** A document further down must change too, so the line continues in red. */
  isRedBelow: boolean;
};

function Client({ client, pageLabel, isLast, isRedBelow }: ClientProps) {
  const red = 'border-l-2 border-accent';
  const grey = 'ml-px border-l border-control';
  return (
    <li className="relative grid gap-x-6 gap-y-1 border-t border-rule py-4 pl-6 sm:grid-cols-[minmax(0,1fr)_10.5rem]">
      <span aria-hidden="true" className={`absolute -top-px left-0 h-7.5 ${client.outdated ? red : grey}`} />
      {!isLast && (
        <span aria-hidden="true" className={`absolute top-7 bottom-0 left-0 ${isRedBelow ? red : grey}`} />
      )}
      <span
        aria-hidden="true"
        className={`absolute top-7 left-0 w-4 ${client.outdated ? 'border-t-2 border-accent' : 'border-t border-control'}`}
      />
      <div className="min-w-0">
        <p className="text-small">
          <span className="figures font-semibold">{client.client}</span>{' '}
          <span className="block font-mono text-note break-words text-ink-muted sm:inline">
            {client.file}, {pageLabel}&nbsp;{client.page}
          </span>
        </p>
        <p className="mt-1 max-w-[27em] font-display text-[1.125rem] leading-[1.45]">
          «<Passage text={client.passage} />»
        </p>
      </div>
      <p className="text-small">
        <span className={`font-semibold ${client.outdated ? 'text-accent' : ''}`}>{client.outcome}</span>
        <span className="text-ink-muted sm:block"> {client.reason}</span>
      </p>
    </li>
  );
}
