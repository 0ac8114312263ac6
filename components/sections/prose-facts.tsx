/** Facts about a text, in its margin: kind, level, day. */
export function ProseFacts({
  facts,
}: {
  facts: (string | { label: string; day: string; dayLabel: string })[];
}) {
  return (
    <ul data-pagefind-ignore className="rubrica flex flex-wrap gap-x-5 gap-y-1 lg:block lg:space-y-1">
      {facts.map((fact) =>
        typeof fact === 'string' ? (
          <li key={fact}>{fact}</li>
        ) : (
          <li key={fact.label} className="font-normal">
            {fact.label}{' '}
            <time dateTime={fact.day} className="whitespace-nowrap">
              {fact.dayLabel}
            </time>
          </li>
        ),
      )}
    </ul>
  );
}
