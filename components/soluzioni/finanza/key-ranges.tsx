/** A range with its unit ("8–12 mesi"), and its name. */
export type KeyRange = { name: string; value: string };

/** Ranges in large type, each above its name. */
export function KeyRanges({ ranges }: { ranges: readonly KeyRange[] }) {
  return (
    <dl className="grid gap-x-8 border-b border-rule md:grid-cols-3 md:border-b-0">
      {ranges.map((range) => (
        <div key={range.name} className="flex flex-col border-t border-rule py-3.5 md:border-ink md:py-6">
          <dt className="mt-1 font-semibold">{range.name}</dt>
          <dd className="figures order-first font-display text-heading-2 font-medium whitespace-nowrap">
            {range.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
