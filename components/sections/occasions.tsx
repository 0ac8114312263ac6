import type { Occasion } from '@/lib/schema/sections/occasions';

/** Difficulties as a diary keeps them: when, what, and what it costs. */
export function Occasions({ occasions }: { occasions: readonly Occasion[] }) {
  return (
    <ol className="border-b border-filetto">
      {occasions.map((occasion) => (
        <li
          key={occasion.when}
          className="grid gap-x-8 gap-y-1 border-t border-filetto py-4 md:py-6 md:grid-cols-[minmax(0,3fr)_minmax(0,6fr)] md:items-baseline"
        >
          <p className="text-piccolo font-semibold">{occasion.when}</p>
          <div>
            <h3 className="text-titolo-3">{occasion.title}</h3>
            <p className="mt-1 max-w-[56ch] max-md:text-piccolo">{occasion.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
