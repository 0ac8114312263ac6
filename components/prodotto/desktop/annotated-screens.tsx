import type { ReactNode } from 'react';
import { ClientNote, type ScreenNote, type ScreenNotes } from '@/components/pictures/client-window';
import { PlanLabel } from '@/components/ui/plan-label';
import type { PlanTag } from '@/lib/schema/plan';

/** A screen of the client with its notes. */
export type AnnotatedScreen<Notes extends readonly ScreenNote[] = ScreenNotes> = {
  number: string;
  title: string;
  plan?: PlanTag;
  text: string;
  notes: Notes;
  caption: string;
};

type AnnotatedScreensCopy = { id: string; title: string; intro: string };

/** A heading, then the screens of the client. */
export function AnnotatedScreens({ copy, children }: { copy: AnnotatedScreensCopy; children: ReactNode }) {
  return (
    <section id={copy.id} aria-labelledby={`${copy.id}-titolo`}>
      <div className="wrap lg:grid lg:pt-4 lg:grid-cols-12 lg:items-baseline lg:gap-x-8">
        <h2 id={`${copy.id}-titolo`} className="text-heading-2 lg:col-span-6">
          {copy.title}
        </h2>
        <p className="mt-3 max-w-[56ch] lg:col-span-6 lg:mt-0">{copy.intro}</p>
      </div>
      {children}
    </section>
  );
}

type AnnotatedScreenProps = {
  screen: AnnotatedScreen<readonly ScreenNote[]>;
  /** The picture is as wide as the viewport. */
  bleed?: boolean;
  children: ReactNode;
};

/** The picture of a screen below its text. Its notes are part of the picture. */
export function ScreenBelowText({ screen, bleed = false, children }: AnnotatedScreenProps) {
  return (
    <div className="pt-6 lg:pt-24 lg:nth-of-type-2:pt-12">
      <div className="wrap pb-5 lg:grid lg:grid-cols-12 lg:items-baseline lg:gap-x-8 lg:pb-10">
        <p className="label-text lg:col-span-3">{screen.number}</p>
        <h3 className="text-heading-3 lg:col-span-3 lg:mt-0">{screen.title}</h3>
        <p className="mt-3 max-w-[56ch] lg:col-span-6 lg:mt-0">{screen.text}</p>
      </div>
      <div className={bleed ? '' : 'wrap'}>{children}</div>
    </div>
  );
}

/** The picture of a screen beside its text and its notes. */
export function ScreenBesideText({ screen, children }: AnnotatedScreenProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-x-8 gap-y-5 py-6 lg:grid-cols-12 lg:py-24">
      <div className="lg:col-span-5 lg:pr-6">
        <p className="label-text">{screen.number}</p>
        <h3 className="inline text-heading-3">{screen.title}</h3>
        <PlanLabel plan={screen.plan} />
        <p className="mt-3 max-w-[46ch]">{screen.text}</p>
      </div>
      <div className="lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1">{children}</div>
      <ol className="md:grid md:grid-cols-3 md:gap-x-8 lg:col-span-5 lg:block lg:self-end lg:pr-6">
        {screen.notes.map((note) => (
          <li key={note.number} className="border-t border-rule py-2.5 screen-note md:py-4">
            <ClientNote note={note} />
          </li>
        ))}
      </ol>
    </div>
  );
}
