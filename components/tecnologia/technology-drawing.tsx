import { AskedQuestion } from '@/components/pictures/asked-question';
import type { Link } from '@/lib/schema/page';

type ReadingDrawing = { kind: 'reading'; scanned: string; read: string; confidence: string };

/** A word, its neighbours by meaning, and a word that only looks similar. */
type MeaningDrawing = { kind: 'meaning'; asked: string; near: readonly string[]; far: string };

type SummaryDrawing = { kind: 'summary'; pages: readonly string[]; sentence: string; source: string };

type PermissionsDrawing = {
  kind: 'permissions';
  question: string;
  readers: readonly { name: string; found: readonly string[] }[];
};

export type TechnologyPage = {
  link: Link;
  text: string;
  drawing: ReadingDrawing | MeaningDrawing | SummaryDrawing | PermissionsDrawing;
  description: string;
};

/** The drawing of a technology. Its container has the text alternative. */
export function TechnologyDrawing({ drawing }: { drawing: TechnologyPage['drawing'] }) {
  switch (drawing.kind) {
    case 'reading':
      return <Reading drawing={drawing} />;
    case 'meaning':
      return <Meaning drawing={drawing} />;
    case 'summary':
      return <Summary drawing={drawing} />;
    case 'permissions':
      return <Permissions drawing={drawing} />;
  }
}

/** A word as it was scanned, and as it was read, with the confidence of the reading. */
function Reading({ drawing }: { drawing: ReadingDrawing }) {
  return (
    <div className="w-full">
      <p className="inline-block -rotate-2 border border-ink bg-sheet px-2 font-mono text-[clamp(1.375rem,1.1rem+1.2vw,2rem)] text-ink-muted">
        {drawing.scanned}
      </p>
      <span className="mb-2 ml-10 block h-6 w-px bg-ink" />
      <p className="flex items-baseline gap-3 font-display text-[min(clamp(2.25rem,1.9rem+1.6vw,3.25rem),11.5vw)] leading-none font-medium tracking-[-0.015em]">
        {drawing.read}{' '}
        <span className="figures font-text text-note font-normal text-ink-muted">{drawing.confidence}</span>
      </p>
    </div>
  );
}

/** Lines join a word to words of similar meaning. A word that only looks similar has no line. */
function Meaning({ drawing }: { drawing: MeaningDrawing }) {
  return (
    <div className="grid w-full max-w-[30rem] grid-cols-[auto_minmax(2rem,1fr)_auto] items-center font-display text-[clamp(1.125rem,0.9rem+1vw,1.625rem)] leading-[2.2]">
      <p className="font-medium">{drawing.asked}</p>
      <div className="relative self-stretch">
        <svg
          viewBox="0 0 100 132"
          preserveAspectRatio="none"
          className="absolute size-full stroke-accent"
          aria-hidden="true"
          fill="none"
        >
          <path d="M6 66 96 22M6 66H96" strokeWidth="1.25" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <div>
        {drawing.near.map((word) => (
          <p key={word}>{word}</p>
        ))}
        <p className="text-ink-muted">{drawing.far}</p>
      </div>
    </div>
  );
}

/** Several pages, summarized in one sentence. */
function Summary({ drawing: { pages, sentence, source } }: { drawing: SummaryDrawing }) {
  return (
    <div className="grid w-full items-center gap-x-5 gap-y-5 lg:grid-cols-[auto_1.25rem_1fr]">
      <div className="flex gap-3">
        {pages.map((page) => (
          <div key={page} className="w-16 rounded-mark border border-rule bg-sheet px-2 pt-2 pb-1.5">
            <svg viewBox="0 0 48 52" className="w-full" strokeWidth="1.5" fill="none" aria-hidden="true">
              <path d="M0 4H48M0 12H44M0 20H47M0 44H30" className="stroke-control" />
              <path d="M0 28H48M0 36H26" className="stroke-accent" strokeWidth="2" />
            </svg>
            <p className="figures text-note text-ink-muted">{page}</p>
          </div>
        ))}
      </div>
      <span className="h-3 w-full max-w-[13.5rem] border-x border-b border-ink lg:h-24 lg:w-3 lg:border-y lg:border-r lg:border-l-0" />
      <div>
        <p className="max-w-[15.2em] font-display text-heading-3 leading-[1.3] font-medium">{sentence}</p>
        <p className="mt-2 text-note text-ink-muted">{source}</p>
      </div>
    </div>
  );
}

/** The same search by two users. A file that the second may not open leaves no gap in the list. */
function Permissions({ drawing }: { drawing: PermissionsDrawing }) {
  return (
    <div className="w-full max-w-[26rem]">
      <AskedQuestion text={drawing.question} />
      <div className="mt-4 grid grid-cols-2 gap-x-4 xl:gap-x-6">
        {drawing.readers.map((reader) => (
          <div key={reader.name}>
            <p className="border-b-2 border-ink pb-1.5 text-note font-semibold">{reader.name}</p>
            {reader.found.map((file) => (
              <p
                key={file}
                className="border-b border-rule py-2 font-mono text-note leading-[1.4] wrap-anywhere"
              >
                {file}
              </p>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
