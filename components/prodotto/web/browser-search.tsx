import { AskedQuestion } from '@/components/pictures/asked-question';
import { NoteNumber } from '@/components/pictures/client-window';
import { Excerpt, type Found } from '@/components/pictures/excerpt';

export type BrowserScreen = {
  /** Open tabs; the first is the archive. */
  tabs: readonly [string, ...string[]];
  url: string;
  places: readonly string[];
  user: string;
  questionLabel: string;
  question: string;
  count: string;
  scoreLabel: string;
  results: readonly Found[];
  /** The status line. */
  foot: string;
};

type BrowserSearchProps = {
  screen: BrowserScreen;
  /** The numbers of the notes on the tab, the address and the status line. */
  numbers: readonly [string, string, string];
};

/** A browser window with the archive in one tab. */
export function BrowserSearch({ screen, numbers }: BrowserSearchProps) {
  const [tab, url, foot] = numbers;
  return (
    <div className="rounded-sheet border border-control bg-sheet text-note shadow-sheet">
      <Bars screen={screen} tabNumber={tab} urlNumber={url} />
      <div className="px-4 pt-5 sm:px-8 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] lg:gap-x-12 lg:pt-7">
        <div>
          <AskedQuestion text={screen.question} label={screen.questionLabel} />
          <p className="figures pt-3 pb-4 text-ink-muted">{screen.count}</p>
        </div>
        <ol className="lg:[&>li:first-child]:border-t-0 lg:[&>li:first-child]:pt-0">
          {screen.results.map((result) => (
            <li key={result.file} className="border-t border-rule py-3">
              <Excerpt {...result} scoreLabel={screen.scoreLabel} />
            </li>
          ))}
        </ol>
      </div>
      <p className="figures border-t border-rule px-4 py-3 text-ink-muted sm:px-8">
        {screen.foot} <NoteNumber>{foot}</NoteNumber>
      </p>
    </div>
  );
}

type BarsProps = { screen: BrowserScreen; tabNumber: string; urlNumber: string };

/** Tabs, address and navigation, which screen readers skip. The current place is the second; a phone hides the fourth. */
function Bars({ screen, tabNumber, urlNumber }: BarsProps) {
  const [, currentPlace, , lastPlace] = screen.places;
  return (
    <div aria-hidden="true">
      <ul className="flex min-h-11 items-end rounded-t-sheet bg-rule px-2 text-note sm:px-4">
        {screen.tabs.map((name, index) => (
          <li
            key={name}
            className={`flex min-h-9 items-center gap-2 px-4 ${index === 0 ? 'rounded-t-sheet bg-sheet font-semibold sm:min-w-56' : 'hidden text-ink-muted sm:flex'}`}
          >
            {name}
            {index === 0 && <NoteNumber>{tabNumber}</NoteNumber>}
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-4 border-b border-rule px-3 py-2 sm:px-4">
        <svg
          viewBox="0 0 44 12"
          className="hidden w-11 stroke-ink-muted sm:block"
          fill="none"
          aria-hidden="true"
        >
          <path d="M11 6H1.5M6 1.5 1.5 6 6 10.5M32 6h9.5M37 1.5 41.5 6 37 10.5" />
        </svg>
        <p className="flex min-w-0 grow items-center gap-3 rounded-mark border border-rule bg-paper px-3 py-1.5 font-mono text-note">
          <span className="min-w-0 wrap-anywhere">{screen.url}</span>
          <NoteNumber>{urlNumber}</NoteNumber>
        </p>
      </div>
      <div className="flex items-baseline justify-between gap-6 border-b border-rule px-4 sm:px-8">
        <ul className="flex gap-5 sm:gap-7">
          {screen.places.map((place) => (
            <li
              key={place}
              className={`-mb-px py-3 ${place === currentPlace ? 'border-b-2 border-accent font-semibold' : 'text-ink-muted'} ${place === lastPlace ? 'hidden sm:block' : ''}`}
            >
              {place}
            </li>
          ))}
        </ul>
        <p className="hidden text-ink-muted md:block">{screen.user}</p>
      </div>
    </div>
  );
}
