import type { ReactNode } from 'react';
import { Note, type PlateNote } from '@/components/pictures/client-window';

/** A screen of the client as a plate of a manual: its number, its name, what one does there, its notes. */
export type Plate = {
  id: string;
  /** Number of the plate, above its name. */
  number: string;
  title: string;
  text: string;
  notes: readonly PlateNote[];
  /** Says what the picture shows to readers that do not see it. */
  caption: string;
};

/** The heading over all plates. */
export type PlatesCopy = { id: string; title: string; lead: string };

/** The plates of a manual: a heading, then pictures as wide as each of them needs. */
export function Plates({ copy, children }: { copy: PlatesCopy; children: ReactNode }) {
  return (
    <section id={copy.id} aria-labelledby={`${copy.id}-titolo`}>
      <div className="wrap lg:grid lg:pt-4 lg:grid-cols-12 lg:items-baseline lg:gap-x-8">
        <h2 id={`${copy.id}-titolo`} className="text-heading-2 lg:col-span-6">
          {copy.title}
        </h2>
        <p className="mt-3 max-w-[56ch] lg:col-span-6 lg:mt-0">{copy.lead}</p>
      </div>
      {children}
    </section>
  );
}

type PlateProps = {
  plate: Plate;
  /** The picture reaches both edges of the screen. */
  bleed?: boolean;
  children: ReactNode;
};

/** A plate whose words stand over its picture. */
export function PlateUnder({ plate, bleed = false, children }: PlateProps) {
  return (
    <div className="pt-10 lg:pt-24 lg:nth-of-type-2:pt-12">
      <div className="wrap pb-6 lg:grid lg:grid-cols-12 lg:items-baseline lg:gap-x-8 lg:pb-10">
        <p className="margin-note lg:col-span-3">{plate.number}</p>
        <h3 className="text-heading-3 lg:col-span-3 lg:mt-0">{plate.title}</h3>
        <p className="mt-3 max-w-[56ch] lg:col-span-6 lg:mt-0">{plate.text}</p>
      </div>
      <div className={bleed ? '' : 'wrap'}>{children}</div>
    </div>
  );
}

/** A plate whose words and notes stand beside its picture. */
export function PlateBeside({ plate, children }: PlateProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-x-8 gap-y-6 py-12 lg:grid-cols-12 lg:py-24">
      <div className="lg:col-span-5 lg:pr-6">
        <p className="margin-note">{plate.number}</p>
        <h3 className="text-heading-3">{plate.title}</h3>
        <p className="mt-3 max-w-[46ch]">{plate.text}</p>
      </div>
      <div className="lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1">{children}</div>
      <PlateNotes plate={plate} />
    </div>
  );
}

function PlateNotes({ plate }: { plate: Plate }) {
  return (
    <ol className="md:grid md:grid-cols-3 md:gap-x-8 lg:col-span-5 lg:block lg:self-end lg:pr-6">
      {plate.notes.map((note) => (
        <li key={note.number} className="border-t border-rule py-2.5 plate-note md:py-4">
          <Note note={note} />
        </li>
      ))}
    </ol>
  );
}
