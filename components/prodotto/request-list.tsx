/** A function of the product and how somebody asks for it. */
type RequestItem = {
  /** The function as a verb: "Trovare". */
  verb: string;
  /** What the product does. */
  text: string;
  /** A request as one writes it, without quotes. */
  request: string;
};

export type RequestListCopy = {
  /** Says to a reader who cannot see the layout that a request follows. */
  requestLabel: string;
  items: readonly RequestItem[];
};

/** What the product can be asked to do, set like two columns of a dictionary: a verb, a request in the asker's words, its meaning. */
export function RequestList({ copy }: { copy: RequestListCopy }) {
  return (
    <ul className="md:columns-2 md:gap-x-14 md:[column-rule:1px_solid_var(--color-rule)]">
      {copy.items.map((item) => (
        <li
          key={item.verb}
          className="break-inside-avoid border-t border-ink pt-3 pb-6 first:mt-0 lg:pt-4 lg:pb-9"
        >
          <h3 className="margin-note">{item.verb}</h3>
          <p className="mt-1 font-display text-heading-3 leading-[1.25]">
            <span className="sr-only">{copy.requestLabel}: </span>«{item.request}»
          </p>
          <p className="mt-2.5">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
