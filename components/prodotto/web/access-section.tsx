import { Section, type SectionCopy } from '@/components/ui/section';

/** A place in the drawing, or a note below it. */
type PlaceCopy = { title: string; text: string };

export type AccessSectionCopy = SectionCopy & {
  caption: string;
  /** Label of the frame, which is the customer's network. */
  frame: string;
  outside: PlaceCopy;
  gate: PlaceCopy;
  archive: { title: string; items: readonly string[] };
  inside: PlaceCopy;
  traffic: { in: string; out: string };
  notes: readonly PlaceCopy[];
};

/** Access to the archive from the office and from outside: a drawing and its explanation. */
export function AccessSection({ copy }: { copy: AccessSectionCopy }) {
  return (
    <Section id={copy.id} copy={copy} tone="secure" layout="wide">
      <AccessDrawing copy={copy} />
      <dl className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3 lg:mt-14">
        {copy.notes.map((note) => (
          <div key={note.title} className="border-t border-paper/40 pt-4">
            <dt className="font-semibold">{note.title}</dt>
            <dd className="mt-1 max-w-[44ch] text-small">{note.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/**
 * The frame contains the archive and the office. The connection from outside enters through a gate on its edge. Columns
 * on a wide screen, rows on a small one.
 */
function AccessDrawing({ copy }: { copy: AccessSectionCopy }) {
  return (
    <figure>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div className="grid grid-cols-1 lg:grid-cols-[10.5rem_minmax(5rem,1fr)_minmax(0,44rem)]">
        <Place place={copy.outside} className="border border-dashed border-paper/60 lg:self-center" />
        <Line labels={copy.traffic} />
        <div className="relative border-2 border-paper px-4 pt-10 pb-5 sm:px-8 lg:py-14 lg:pr-8 lg:pl-0">
          <p className="absolute -top-3.5 right-3 bg-secure px-3 font-display text-[min(var(--text-heading-4),5.7vw)] font-medium lg:right-auto lg:left-8">
            {copy.frame}
          </p>
          <div className="grid grid-cols-1 lg:grid-cols-[10.5rem_minmax(3rem,1fr)_11rem_minmax(3rem,1fr)_10rem] lg:items-center">
            <Place place={copy.gate} className="border-2 border-paper bg-secure lg:-ml-[2px]" />
            <Line />
            <div className="bg-paper px-4 py-4 text-ink">
              <p className="font-display text-heading-4 font-medium">{copy.archive.title}</p>
              <ul className="mt-2 text-small">
                {copy.archive.items.map((item) => (
                  <li key={item} className="border-t border-rule py-1">
                    {item}
                  </li>
                ))}
              </ul>
            </div>
            <Line />
            <Place place={copy.inside} className="border border-paper/60" />
          </div>
        </div>
      </div>
    </figure>
  );
}

function Place({ place, className }: { place: PlaceCopy; className: string }) {
  return (
    <div className={`px-4 py-3.5 ${className}`}>
      <p className="font-semibold">{place.title}</p>
      <p className="mt-1 text-small leading-[1.4]">{place.text}</p>
    </div>
  );
}

/**
 * A line in both directions: the question one way, the result the other. On small screens the labelled line, which comes
 * from outside, crosses the frame, so it is longer.
 */
function Line({ labels }: { labels?: AccessSectionCopy['traffic'] }) {
  const length = labels ? 104 : 64;
  const end = length - 1;
  return (
    <div
      aria-hidden={labels ? undefined : true}
      className="relative z-10 flex h-16 gap-3 text-[min(var(--text-note),4.5vw)] lg:h-auto lg:flex-col lg:justify-center lg:gap-0 lg:self-center"
    >
      {labels && <p className="hidden pb-1.5 text-center lg:block">{labels.in}</p>}
      <svg
        viewBox={`0 0 10 ${length}`}
        className={`w-2.5 shrink-0 stroke-highlight lg:hidden ${labels ? 'ml-[3.125rem] h-[6.5rem] sm:ml-[4.125rem]' : 'ml-8 h-16'}`}
        fill="none"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M1.5 6 5 1l3.5 5" />
        <path d={`M5 1V${end}M1.5 ${end - 5} 5 ${end}l3.5-5`} />
      </svg>
      <span aria-hidden="true" className="hidden items-center lg:flex">
        <ArrowHead className="-mr-[5px]" path="M5 1 1 4l4 3" />
        <span className="h-px grow bg-highlight" />
        <ArrowHead className="-ml-[5px]" path="M1 1l4 3-4 3" />
      </span>
      {labels && (
        <p className="pt-3 leading-[1.4] lg:hidden">
          {labels.in}
          <br />
          {labels.out}
        </p>
      )}
      {labels && <p className="hidden pt-1.5 text-center lg:block">{labels.out}</p>}
    </div>
  );
}

function ArrowHead({ className, path }: { className: string; path: string }) {
  return (
    <svg
      viewBox="0 0 6 8"
      className={`w-1.5 shrink-0 stroke-highlight ${className}`}
      fill="none"
      aria-hidden="true"
    >
      <path d={path} strokeWidth="1.25" />
    </svg>
  );
}
