/** A value of the company; `seen` is how customers notice it. */
export type Value = { title: string; text: string; seen: string };

export function Values({ values, seenLabel }: { values: readonly Value[]; seenLabel: string }) {
  return (
    <ol className="border-b border-rule">
      {values.map((value) => (
        <li
          key={value.title}
          className="grid gap-x-8 gap-y-4 border-t border-rule py-5 md:grid-cols-9 lg:py-8"
        >
          <div className="md:col-span-5">
            <h3 className="text-heading-3">{value.title}</h3>
            <p className="mt-2 max-w-[46ch]">{value.text}</p>
          </div>
          <p className="border-l-2 border-secure pl-4 md:col-span-4 md:self-end">
            <span className="label-text block">{seenLabel}</span>
            <span className="mt-1 block max-w-[40ch]">{value.seen}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
