/** The benefits, and the stages of a sale to which each applies. */
export type PartnerBenefitsCopy = {
  stages: readonly [string, string, string, string];
  /** `stages` is the index of the first and of the last stage, from 0. */
  items: readonly { title: string; text: string; stages: readonly [number, number] }[];
};

/** Short facts beside the introduction. */
export type PartnerLedgerCopy = { title: string; rows: { label: string; value: string }[] };

/** The benefits of the partner programme, each with a bar over the stages of a sale to which it applies. */
export function PartnerBenefits({ copy }: { copy: PartnerBenefitsCopy }) {
  const { stages } = copy;
  return (
    <ul className="border-t border-ink">
      {copy.items.map((item) => (
        <li
          key={item.title}
          className="grid gap-x-10 gap-y-3 border-b border-rule py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:py-6"
        >
          <div>
            <h3 className="text-heading-3">{item.title}</h3>
            <p className="mt-1 max-w-[44ch]">{item.text}</p>
          </div>
          <div
            aria-hidden="true"
            className="relative grid grid-cols-4 self-end text-center text-note md:self-center"
          >
            {stages.map((stage, position) => {
              const [first = 0, last = first] = item.stages;
              const on = position >= first && position <= last;
              return (
                <span key={stage} className="grid gap-1.5">
                  <span>{stage}</span>
                  <span className={`h-3 ${on ? 'bg-secure' : 'border-b border-rule'}`} />
                </span>
              );
            })}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The partner programme at a glance. */
export function PartnerLedger({ copy }: { copy: PartnerLedgerCopy }) {
  return (
    <div className="border border-rule bg-sheet p-5 shadow-sheet lg:p-8">
      <h2 className="rubric font-text">{copy.title}</h2>
      <dl className="mt-3 border-t border-ink">
        {copy.rows.map((row) => (
          <div
            key={row.label}
            className="figures flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-2.5 last:border-0 last:pb-0 lg:py-3.5"
          >
            <dt className="text-small">{row.label}</dt>
            <dd className="font-display text-heading-4 font-medium">{row.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
