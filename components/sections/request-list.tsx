import type { RequestList as RequestListCopy } from '@/lib/schema/sections/request-list';

/** What the product can be asked to do: a verb, its meaning, and the request as one would write it. */
export function RequestList({ copy }: { copy: RequestListCopy }) {
  return (
    <ul>
      {copy.items.map((item) => (
        <li
          key={item.verb}
          className="grid gap-x-8 gap-y-2 border-t border-filetto py-5 last:border-b md:grid-cols-[9.5rem_1fr_1fr] md:items-baseline"
        >
          <h3 className="text-titolo-3">{item.verb}</h3>
          <p className="text-inchiostro-tenue">{item.text}</p>
          <p className="border-l-2 border-filetto pl-4 md:-ml-4.5">
            <span className="sr-only">{copy.requestLabel}: </span>«{item.request}»
          </p>
        </li>
      ))}
    </ul>
  );
}
