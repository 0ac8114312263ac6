export type RequestLetterCopy = {
  /** Tells screen readers that it is an example. */
  caption: string;
  heading: string;
  subject: string;
  opening: string;
  points: readonly string[];
  deadline: { label: string; value: string };
};

/** A letter that asks for documents in numbered points. The file of the client has the same numbers. */
export function RequestLetter({ copy }: { copy: RequestLetterCopy }) {
  return (
    <figure className="rounded-t-sheet border border-b-0 border-rule bg-sheet px-5 pt-6 pb-7 sm:px-8 sm:pt-8">
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <p className="font-display text-heading-3 font-medium">{copy.heading}</p>
      <p className="mt-1 text-note text-ink-muted">{copy.subject}</p>
      <p className="mt-5 font-display text-[1.0625rem]">{copy.opening}</p>
      <ol className="mt-2">
        {copy.points.map((point, index) => (
          <li
            key={point}
            className="grid grid-cols-[2rem_1fr] py-1.5 font-display text-[1.0625rem] leading-[1.45]"
          >
            <PointNumber value={index + 1} /> {point}
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule pt-3 text-small">
        <span className="text-ink-muted">{copy.deadline.label}</span>
        <span className="figures font-semibold">{copy.deadline.value}</span>
      </p>
    </figure>
  );
}

/** Connects a point of the letter with an entry of the client's file. */
export function PointNumber({ value }: { value: number }) {
  return <span className="reference text-body">{value}</span>;
}
