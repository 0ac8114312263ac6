/** The limits of the promise that the page makes. */
export function PromiseLimits({ copy }: { copy: { title: string; items: readonly string[] } }) {
  return (
    <div className="mt-10 max-w-[62ch]">
      <h3 className="text-heading-4">{copy.title}</h3>
      <ul className="mt-2 text-small">
        {copy.items.map((item) => (
          <li key={item} className="border-t border-rule py-3">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
