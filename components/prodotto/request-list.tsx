type RequestItem = {
  /** The function as a verb: "Trovare". */
  verb: string;
  text: string;
  /** Without quotes. */
  request: string;
};

export type RequestListCopy = { requestLabel: string; items: readonly RequestItem[] };

/** Functions that users can ask for: a verb, a sample request and an explanation. */
export function RequestList({ copy }: { copy: RequestListCopy }) {
  return (
    <ul className="grid md:grid-cols-2 md:gap-x-14">
      {copy.items.map((item) => (
        <li key={item.verb} className="border-t border-ink pt-3 pb-6 lg:pt-4 lg:pb-9">
          <h3 className="label-text">{item.verb}</h3>
          <p className="mt-1 font-display text-heading-3 leading-[1.25]">
            <span className="sr-only">{copy.requestLabel}: </span>«{item.request}»
          </p>
          <p className="mt-2.5">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
