import type { PartnerLedgerCopy, RuledItem } from '@/lib/schema/sections/partner';

/** What the partner programme gives: one ruled line each, its name on the left. */
export function PartnerBenefits({ items }: { items: RuledItem[] }) {
  return (
    <dl className="border-t border-inchiostro">
      {items.map((item) => (
        <div key={item.title} className="grid gap-x-8 gap-y-2 border-b border-filetto py-6 md:grid-cols-9">
          <dt className="font-display text-titolo-3 font-medium md:col-span-4">{item.title}</dt>
          <dd className="max-w-[52ch] text-inchiostro-tenue md:col-span-5 md:pt-1">{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The programme at a glance, as the cover sheet of a dossier. */
export function PartnerLedger({ copy }: { copy: PartnerLedgerCopy }) {
  return (
    <div className="border border-filetto bg-foglio p-6 shadow-foglio lg:p-8">
      <h2 className="rubrica font-text">{copy.title}</h2>
      <dl className="mt-4 border-t border-inchiostro">
        {copy.rows.map((row) => (
          <div
            key={row.label}
            className="cifre flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-filetto py-3.5"
          >
            <dt className="text-piccolo text-inchiostro-tenue">{row.label}</dt>
            <dd className="font-display text-titolo-4 font-medium">{row.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
