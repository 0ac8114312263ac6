import type { PrinciplesCopy } from '@/lib/schema/sections/principles';

const columns =
  'grid grid-cols-[2.5rem_1fr] gap-x-3 md:grid-cols-[4.5rem_minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)] md:gap-x-8';

/** Principles as entries of a register: number, name, what holds, and where one sees it. */
export function Principles({ copy }: { copy: PrinciplesCopy }) {
  const [principle, rule, evidence] = copy.columns;
  return (
    <section id={copy.id} aria-labelledby={`${copy.id}-titolo`} className="border-t border-filetto bg-foglio">
      <div className="wrap py-14 lg:py-24">
        <p className="margine">{copy.margin}</p>
        <h2 id={`${copy.id}-titolo`} className="mt-3 text-titolo-2">
          {copy.title}
        </h2>
        <div
          aria-hidden="true"
          className={`${columns} mt-10 hidden border-b-2 border-inchiostro pb-2 text-nota text-inchiostro-tenue md:grid`}
        >
          <span className="col-start-2">{principle}</span>
          <span>{rule}</span>
          <span>{evidence}</span>
        </div>
        <ol className="mt-8 border-t-2 border-inchiostro md:mt-0 md:border-t-0">
          {copy.items.map((item, index) => (
            <li
              key={item.name}
              className={`${columns} gap-y-1.5 border-b border-filetto py-5 last:border-inchiostro md:items-baseline md:py-7`}
            >
              <span
                aria-hidden="true"
                className="cifre font-display text-titolo-3 text-inchiostro-tenue md:text-right md:text-titolo-2"
              >
                {index + 1}
              </span>
              <h3 className="text-titolo-3">{item.name}</h3>
              <p className="col-start-2 text-inchiostro-tenue md:col-start-auto">{item.text}</p>
              <p className="col-start-2 mt-1 border-l border-inchiostro pl-4 md:col-start-auto md:mt-0">
                <span className="sr-only">{evidence}: </span>
                {item.evidence}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
