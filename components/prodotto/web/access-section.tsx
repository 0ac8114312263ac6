import { Section, type SectionCopy } from '@/components/ui/section';

/** A place on the way to the archive, or a note below. */
type PlaceCopy = { title: string; text: string };

export type AccessSectionCopy = SectionCopy & {
  caption: string;
  outside: PlaceCopy;
  /** What passes between outside and the archive. */
  traffic: string;
  /** Label of the frame, which is the customer's network, and the places in it. */
  frame: string;
  inside: readonly PlaceCopy[];
  notes: readonly PlaceCopy[];
};

/** The places between a browser and the archive, and their explanation. */
export function AccessSection({ copy }: { copy: AccessSectionCopy }) {
  return (
    <Section id={copy.id} copy={copy} tone="secure" layout="wide">
      <figure className="grid gap-x-10 gap-y-6 lg:grid-cols-3 lg:items-start">
        <figcaption className="sr-only">{copy.caption}</figcaption>
        <div>
          <dl>
            <Place place={copy.outside} className="border-t border-dashed border-paper" />
          </dl>
          <p className="mt-2 text-small text-highlight">{copy.traffic}</p>
        </div>
        <div className="border-2 border-paper p-5 lg:col-span-2 lg:p-6">
          <p className="font-display text-heading-4 font-medium">{copy.frame}</p>
          <dl className="mt-4 grid gap-x-10 gap-y-5 md:grid-cols-3">
            {copy.inside.map((place) => (
              <Place key={place.title} place={place} className="border-t border-paper" />
            ))}
          </dl>
        </div>
      </figure>
      <dl className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3 lg:mt-14">
        {copy.notes.map((note) => (
          <Place key={note.title} place={note} className="border-t border-paper/40" />
        ))}
      </dl>
    </Section>
  );
}

function Place({ place, className }: { place: PlaceCopy; className: string }) {
  return (
    <div className={`pt-4 ${className}`}>
      <dt className="font-semibold">{place.title}</dt>
      <dd className="mt-1 max-w-[44ch] text-small">{place.text}</dd>
    </div>
  );
}
