import type { Time } from '@/lib/schema/sections/times';

/** Times of a project, one a line: what, how long, for what. */
export function Times({ times }: { times: readonly Time[] }) {
  return (
    <dl>
      {times.map((time) => (
        <div
          key={time.name}
          className="grid gap-x-8 gap-y-1 border-t border-filetto py-5 last:border-b sm:grid-cols-[12rem_1fr] md:grid-cols-[12rem_14rem_1fr] md:items-baseline"
        >
          <dt className="font-semibold">{time.name}</dt>
          <dd className="cifre font-display text-titolo-3">{time.value}</dd>
          <dd className="text-inchiostro-tenue sm:col-start-2 md:col-start-auto">{time.text}</dd>
        </div>
      ))}
    </dl>
  );
}
