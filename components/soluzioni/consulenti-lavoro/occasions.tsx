/** A difficulty told by the moment at which it knocks at the door. */
export type Occasion = {
  /** The moment: "Il giorno del rinnovo". */
  when: string;
  /** The difficulty in a sentence. */
  title: string;
  /** What it costs. */
  text: string;
};

/** Difficulties as a diary keeps them: when, what, and what it costs. */
export function Occasions({ occasions }: { occasions: readonly Occasion[] }) {
  return (
    <ol className="border-b border-rule">
      {occasions.map((occasion) => (
        <li
          key={occasion.when}
          className="grid gap-x-8 gap-y-1 border-t border-rule py-4 md:py-6 md:grid-cols-[minmax(0,3fr)_minmax(0,6fr)] md:items-baseline"
        >
          <p className="text-small font-semibold">{occasion.when}</p>
          <div>
            <h3 className="text-heading-3">{occasion.title}</h3>
            <p className="mt-1 max-w-[56ch] max-md:text-small">{occasion.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
