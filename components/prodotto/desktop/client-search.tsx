import type { ReactNode } from 'react';
import { AskedQuestion } from '@/components/pictures/asked-question';
import {
  ClientNote,
  ClientWindow,
  type ClientWindowCopy,
  NoteNumber,
  type ScreenNote,
  type ScreenNotes,
} from '@/components/pictures/client-window';
import { Excerpt, type Found } from '@/components/pictures/excerpt';
import { twoDecimals } from '@/components/pictures/two-decimals';

/** A slider between 0 and 1. */
type Slider = { name: string; value: number; from: string; to: string };

export type SearchScreen = {
  place: string;
  questionLabel: string;
  question: string;
  filters: { title: string; items: readonly { name: string; value: string }[] };
  sliders: readonly [Slider, Slider];
  results: { title: string; scoreLabel: string; items: readonly Found[] };
  /** A line with the number of results below the threshold. */
  hidden: string;
};

type SearchProps = {
  shell: ClientWindowCopy;
  screen: SearchScreen;
  /** On the filters, the sliders and the results. */
  notes: ScreenNotes;
  caption: string;
};

/** The advanced search. Rows and notes share the lines of a grid, so that each note is beside its row. */
export function ClientSearch({ shell, screen, notes, caption }: SearchProps) {
  const [filters, sliders, results] = notes;
  return (
    <figure className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_auto_auto_1fr] lg:gap-x-8">
      <figcaption className="sr-only">{caption}</figcaption>
      <ClientWindow
        shell={shell}
        place={screen.place}
        className="lg:col-start-2 lg:row-span-5 lg:row-start-1 lg:grid lg:grid-rows-subgrid"
      >
        <AskedQuestion
          text={screen.question}
          label={screen.questionLabel}
          className="p-4 text-heading-4 sm:px-6"
        />
        <Row>
          <p className="flex items-baseline gap-2 font-semibold">
            {screen.filters.title} <NoteNumber>{filters.number}</NoteNumber>
          </p>
          <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1.5">
            {screen.filters.items.map((filter) => (
              <div key={filter.name} className="flex gap-2">
                <dt className="text-ink-muted">{filter.name}</dt>
                <dd className="border-b border-ink">{filter.value}</dd>
              </div>
            ))}
          </dl>
        </Row>
        <Row>
          <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
            {screen.sliders.map((slider, index) => (
              <SliderControl key={slider.name} slider={slider} note={index === 0 ? sliders : undefined} />
            ))}
          </div>
        </Row>
        <Results screen={screen} note={results} />
      </ClientWindow>
      <ol className="mt-6 grid gap-x-8 gap-y-3 md:grid-cols-3 lg:grid-cols-1 lg:col-start-1 lg:row-span-5 lg:row-start-1 lg:mt-0 lg:grid-rows-subgrid lg:gap-y-0">
        {notes.map((note, index) => (
          <li key={note.number} className={`screen-note lg:pb-6 ${noteRows[index] ?? ''}`}>
            <ClientNote note={note} className="lg:mb-2 lg:border-b lg:border-ink lg:pt-3 lg:pb-1.5">
              <span
                aria-hidden="true"
                className="absolute -bottom-px left-full hidden h-px w-[2.75rem] bg-ink lg:block"
              >
                <span className="absolute -top-[2.5px] right-0 size-1.5 rounded-[50%] bg-ink" />
              </span>
            </ClientNote>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The rows with notes. The two rows above them are the title bar and the question. */
const noteRows = ['lg:row-start-3', 'lg:row-start-4', 'lg:row-start-5'];

function Row({ children }: { children: ReactNode }) {
  return <div className="border-b border-rule px-4 py-4 sm:px-6">{children}</div>;
}

function Results({ screen: { results, hidden }, note }: { screen: SearchScreen; note: ScreenNote }) {
  const { title, scoreLabel, items } = results;
  return (
    <div className="px-4 pt-4 sm:px-6">
      <p className="flex items-baseline gap-2 font-semibold">
        {title} <NoteNumber>{note.number}</NoteNumber>
      </p>
      <ol className="mt-2">
        {items.map((result) => (
          <li key={result.file} className="border-t border-rule py-3">
            <Excerpt {...result} scoreLabel={scoreLabel} />
          </li>
        ))}
      </ol>
      <p className="border-t border-dashed border-control py-3 text-ink-muted">{hidden}</p>
    </div>
  );
}

/** Ends of the track, in units of the picture. */
const trackStart = 4;
const trackEnd = 196;

function SliderControl({ slider, note }: { slider: Slider; note: ScreenNote | undefined }) {
  const thumb = trackStart + slider.value * (trackEnd - trackStart);
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <code className="font-mono font-semibold">{slider.name}</code>
          {note && <NoteNumber>{note.number}</NoteNumber>}
        </span>
        <span className="figures font-semibold">{twoDecimals(slider.value)}</span>
      </p>
      <svg viewBox="0 0 200 16" className="mt-1 block w-full" fill="none" aria-hidden="true">
        <path
          d={`M${trackStart} 8H${trackEnd}M${trackStart} 5v6M${trackEnd} 5v6`}
          className="stroke-control"
        />
        <path d={`M${trackStart} 8H${thumb}`} className="stroke-current" strokeWidth="2" />
        <rect x={thumb - 3} y="2" width="6" height="12" rx="1" className="fill-current" />
      </svg>
      <p className="flex justify-between gap-4 text-ink-muted">
        <span>{slider.from}</span> <span>{slider.to}</span>
      </p>
    </div>
  );
}
