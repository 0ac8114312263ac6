export type PartnerLedgerCopy = { title: string; rows: { label: string; value: string }[] };

/** The partner programme at a glance. */
export function PartnerLedger({ copy }: { copy: PartnerLedgerCopy }) {
  return (
    <div className="border border-rule bg-sheet p-5 shadow-sheet lg:p-8">
      <h2 className="label-text font-text">{copy.title}</h2>
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
