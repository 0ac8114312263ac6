import { ClientNote, NoteNumber, type NotePair, type ScreenNote } from '@/components/pictures/client-window';
import { Passage, type PassageText } from '@/components/pictures/passage';

/** A page, and the number of passages that were found on it. */
type ThumbnailCopy = { page: string; hits: number };

export type ViewerScreen = {
  file: string;
  position: string;
  strip: { label: string; pages: readonly ThumbnailCopy[]; current: string };
  page: {
    heading: string;
    above: { title: string; text: string };
    found: { title: string; text: PassageText };
    below: readonly { title: string; text: string }[];
    folio: string;
  };
};

type ViewerProps = {
  screen: ViewerScreen;
  /** On the thumbnails and the passage, in this order. */
  notes: NotePair;
  caption: string;
};

/** The viewer, as wide as the viewport, at the page with the passage. */
export function ClientViewer({ screen, notes, caption }: ViewerProps) {
  const [stripNote, foundNote] = notes;
  return (
    <figure className="border-y border-control bg-secure-soft">
      <figcaption className="sr-only">{caption}</figcaption>
      <div className="border-b border-control bg-sheet text-note">
        <p className="wrap flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
          <span className="min-w-0 font-mono wrap-anywhere">{screen.file}</span>
          <span className="figures text-ink-muted">{screen.position}</span>
        </p>
      </div>
      <div className="wrap grid grid-cols-1 gap-x-8 gap-y-6 py-6 md:grid-cols-[4.5rem_minmax(0,1fr)] lg:grid-cols-[4.5rem_minmax(0,34rem)] lg:py-12 xl:grid-cols-[12.5rem_4.5rem_minmax(0,30rem)_minmax(0,1fr)] xl:grid-rows-[auto_auto_1fr] xl:gap-y-0">
        <Thumbnails strip={screen.strip} note={stripNote} />
        <Page page={screen.page} note={foundNote} />
        <ol className="grid gap-y-3 md:col-span-2 md:grid-cols-2 md:gap-x-8 xl:contents">
          {notes.map((note, index) => (
            <li key={note.number} className={`screen-note ${places[index]}`}>
              <ClientNote note={note} className="xl:mb-2 xl:border-b xl:border-ink xl:pb-1.5">
                <span
                  aria-hidden="true"
                  className={`absolute -bottom-px hidden h-px bg-ink xl:block ${lines[index]}`}
                >
                  <span className={`absolute -top-[2.5px] size-1.5 rounded-[50%] bg-ink ${dots[index]}`} />
                </span>
              </ClientNote>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

/** The two notes on a wide screen, left of the thumbnails and right of the passage: place, line and end of the line. */
const places = ['xl:col-start-1 xl:row-start-1', 'xl:col-start-4 xl:row-start-2'];
const lines = ['left-full w-9', 'right-full w-14'];
const dots = ['right-0', 'left-0'];

function Thumbnails({ strip, note }: { strip: ViewerScreen['strip']; note: ScreenNote }) {
  return (
    <div className="xl:col-start-2 xl:row-span-3 xl:row-start-1">
      <p className="flex items-baseline gap-1 text-note font-semibold whitespace-nowrap">
        {strip.label} <NoteNumber>{note.number}</NoteNumber>
      </p>
      <ol className="mt-3 grid grid-cols-5 gap-3 md:grid-cols-1 md:gap-4">
        {strip.pages.map((thumbnail) => (
          <Thumbnail key={thumbnail.page} {...thumbnail} isCurrent={thumbnail.page === strip.current} />
        ))}
      </ol>
    </div>
  );
}

/** Heights of the matches on a thumbnail. */
const hitLines = [19, 33];

function Thumbnail({ page, hits, isCurrent }: ThumbnailCopy & { isCurrent: boolean }) {
  return (
    <li className="text-center">
      <svg viewBox="0 0 48 64" className="block w-full" fill="none" aria-hidden="true">
        <rect
          x="1"
          y="1"
          width="46"
          height="62"
          fill="#fff"
          className={isCurrent ? 'stroke-current' : 'stroke-rule'}
          strokeWidth={isCurrent ? 2 : 1}
        />
        <path d="M8 12h32M8 19h28M8 26h32M8 33h30M8 40h32M8 47h24M8 54h30" className="stroke-rule" />
        {hitLines.slice(0, hits).map((y) => (
          <path key={y} d={`M8 ${y}h26`} className="stroke-accent" strokeWidth="3" />
        ))}
      </svg>
      <span className={`figures text-note ${isCurrent ? 'font-semibold' : 'text-ink-muted'}`}>{page}</span>
    </li>
  );
}

function Page({ page, note }: { page: ViewerScreen['page']; note: ScreenNote }) {
  const sheet = 'border-x border-rule bg-sheet px-5 sm:px-10';
  return (
    <div className="contents">
      <div className="font-display md:col-start-2 md:row-start-1 md:flex md:flex-col xl:col-start-3 xl:row-span-3 xl:row-start-1 xl:grid xl:grid-rows-subgrid xl:gap-y-0 shadow-sheet">
        <div className={`${sheet} border-t pt-6 pb-3 sm:pt-9`}>
          <p className="border-b border-rule pb-3 text-center text-note text-ink-muted">{page.heading}</p>
          {/* A small screen shows only the articles around the passage. */}
          <div className="hidden md:block">
            <Article title={page.above.title} text={page.above.text} />
          </div>
        </div>
        <div className={`${sheet} py-3`}>
          <div className="-ml-4 border-l-2 border-accent pl-3.5">
            <p className="flex items-baseline justify-between gap-3 font-medium">
              {page.found.title} <NoteNumber>{note.number}</NoteNumber>
            </p>
            <p className="mt-1 text-[1.0625rem] leading-[1.6] sm:text-[1.125rem]">
              <Passage text={page.found.text} />
            </p>
          </div>
        </div>
        <div className={`${sheet} flex grow flex-col border-b pb-6`}>
          {page.below.map((article, index) => (
            <div key={article.title} className={index === 0 ? '' : 'hidden md:block'}>
              <Article title={article.title} text={article.text} />
            </div>
          ))}
          <p className="figures mt-auto pt-8 text-center text-note text-ink-muted">{page.folio}</p>
        </div>
      </div>
    </div>
  );
}

function Article({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-5 text-small text-ink-muted">
      <p className="font-medium">{title}</p>
      <p className="mt-1">{text}</p>
    </div>
  );
}
