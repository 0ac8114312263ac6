type Pair = { title: string; text: string };

/** Short statements in two columns: a term and what it means here. */
export function TermPairs({ items }: { items: readonly Pair[] }) {
  return (
    <dl className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
      {items.map((item) => (
        <div key={item.title}>
          <dt className="font-semibold">{item.title}</dt>
          <dd className="mt-1 max-w-[44ch] text-inchiostro-tenue in-[.scuro]:text-current">{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}
