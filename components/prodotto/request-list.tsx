import type { RequestList as RequestListCopy } from '@/lib/schema/sections/request-list';

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
