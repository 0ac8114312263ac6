import type { ReactNode } from 'react';
import {
  boxOf,
  glassMargin,
  layoutOf,
  type PageLayout,
  type PlacedWord,
  pointOnGlass,
  typedLines,
} from './scan-geometry';
import { numberBox, ScannedPage, type ScanReadingCopy, type WordReading } from './scanned-page';

/** Measures of the wide picture: pixels, and columns of the page. */
const gap = 76;
const textTop = 96;
const row = 36;
const columns = 38;

/**
 * A scanned page and the text that the OCR has read. On a wide screen lines connect words of both, and the text keeps
 * the lines of the page; on a small one numbers connect them.
 */
export function ScanReading({ copy }: { copy: ScanReadingCopy }) {
  const wide = layoutOf(copy.body, columns, 46);
  const narrow = layoutOf(copy.body, 30, 22);
  const glass = { width: wide.width + 2 * glassMargin, height: wide.height + 2 * glassMargin };
  return (
    <figure>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div className="grid gap-x-8 gap-y-8 print:grid-cols-[16rem_1fr] md:grid-cols-[minmax(0,22.5rem)_1fr] lg:grid-cols-[auto_1fr] lg:gap-x-0">
        <svg
          viewBox={`0 0 ${narrow.width + 2 * glassMargin} ${narrow.height + 2 * glassMargin}`}
          className={`w-full self-start lg:hidden ${scanner}`}
          aria-hidden="true"
        >
          <ScannedPage copy={copy} layout={narrow} id="foglio-stretto" numbered />
        </svg>
        <div className="relative hidden pr-[76px] lg:block" aria-hidden="true">
          <svg width={glass.width} height={glass.height} className={scanner} role="presentation">
            <ScannedPage copy={copy} layout={wide} id="foglio-largo" numbered={false} />
          </svg>
          <svg
            width={glass.width + gap}
            height={glass.height}
            className="absolute top-0 left-0"
            fill="none"
            strokeWidth="1"
            role="presentation"
          >
            <ConnectionLines copy={copy} layout={wide} end={glass.width + gap} />
          </svg>
        </div>
        <Transcript copy={copy} />
      </div>
      <ul className="mt-8 grid gap-x-8 gap-y-4 border-t border-rule pt-5 text-small sm:grid-cols-2">
        {copy.doubts.map((doubt) => (
          <li key={doubt.word} className="max-w-[58ch] text-ink-muted">
            <strong className="font-semibold text-accent">{doubt.word}</strong> {doubt.text}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The scanner's glass. */
const scanner =
  'rounded-sheet bg-rule bg-[radial-gradient(var(--color-control)_0.4px,transparent_0.6px)] bg-size-[5px_5px]';

/** Lines from the edge of the page, at the height of each connected word, to its line of the text. */
function ConnectionLines({ copy, layout, end }: { copy: ScanReadingCopy; layout: PageLayout; end: number }) {
  const number = numberBox(layout, copy);
  const foot = (line: number) => textTop + line * row + 30.5;
  const connection = (y: number, line: number) => {
    const edge = pointOnGlass(layout, layout.width - 6, y);
    return `M${edge.x} ${edge.y}L${end} ${foot(line)}`;
  };
  return (
    <>
      <path d={connection(number.y + number.height, 0)} className={stroke(copy.register.reading)} />
      {layout.lines.flatMap((words, line) =>
        words.flatMap((word) => {
          const reading = word.readingIndex === undefined ? undefined : copy.readings[word.readingIndex];
          if (!reading) return [];
          const box = boxOf(layout, word, line);
          return (
            <path
              key={word.readingIndex}
              d={connection(box.baseline + 6, line + 2)}
              className={stroke(reading)}
            />
          );
        }),
      )}
    </>
  );
}

const stroke = ({ doubtful }: WordReading) => (doubtful ? 'stroke-accent' : 'stroke-ink-muted');

/** The text that was read. */
function Transcript({ copy }: { copy: ScanReadingCopy }) {
  return (
    <div className="min-w-0 lg:relative lg:max-w-[27rem]">
      <p className="label-text lg:absolute lg:top-0">{copy.textLabel}</p>
      <p className="mt-1 font-mono text-note wrap-anywhere text-ink-muted lg:absolute lg:top-5">
        {copy.file}
      </p>
      <div className="mt-5 font-display text-[1.125rem] leading-[1.75] md:text-[1.25rem] lg:mt-0 lg:pt-[96px] lg:text-[1.125rem] xl:text-[1.25rem]">
        <p className={textRow}>
          <ReadWords reading={copy.register.reading} label={copy.confidenceLabel} number={1}>
            {`${copy.register.read} `}
            <Word reading={copy.register.reading}>{copy.register.number}</Word>
          </ReadWords>
        </p>
        <p className={`font-medium ${textRow} mt-2 mb-3 lg:my-0`}>{copy.title.read}</p>
        <p>
          {typedLines(copy.body, columns).map((words, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a constant text never change their order
            <span key={line} className={textRow}>
              <Line words={words} copy={copy} />{' '}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

const textRow = 'lg:flex lg:h-[36px] lg:items-start lg:leading-[30px] lg:whitespace-pre';

/** A line of the text. The connection underlines the words before the connected one. */
function Line({ words, copy }: { words: PlacedWord[]; copy: ScanReadingCopy }) {
  if (words.filter((word) => word.readingIndex !== undefined).length > 1)
    throw new Error(
      `Two connected words on one line of the scan, which has room for one connection: ${words.map(({ text }) => text).join(' ')}`,
    );
  const at = words.findIndex((word) => word.readingIndex !== undefined);
  const connected = words[at];
  const reading = connected?.readingIndex === undefined ? undefined : copy.readings[connected.readingIndex];
  const plain = (some: PlacedWord[]) => some.map((word) => word.text + word.tail).join(' ');
  if (!connected || !reading) return plain(words);
  return (
    <ReadWords
      reading={reading}
      label={copy.confidenceLabel}
      number={(connected.readingIndex ?? 0) + 2}
      rest={`${connected.tail}${at < words.length - 1 ? ' ' : ''}${plain(words.slice(at + 1))}`}
    >
      {at > 0 && `${plain(words.slice(0, at))} `}
      <Word reading={reading}>{connected.text}</Word>
    </ReadWords>
  );
}

type ReadWordsProps = {
  reading: WordReading;
  label: string;
  number: number;
  rest?: string;
  children: ReactNode;
};

function ReadWords({ reading, label, number, rest, children }: ReadWordsProps) {
  const tone = reading.doubtful ? 'text-accent' : 'text-ink-muted';
  const confidence = (
    <>
      <span className="sr-only"> {label} </span>
      {reading.confidence}
    </>
  );
  return (
    <>
      <span className={`lg:border-b ${reading.doubtful ? 'lg:border-accent' : 'lg:border-ink-muted'}`}>
        {children}
        <sup
          aria-hidden="true"
          className={`font-text text-[0.66em] leading-none font-semibold lg:hidden ${tone}`}
        >
          &nbsp;{number}
        </sup>
      </span>
      {/* Beside the word in running text; in a column where the lines of the page are kept. */}
      {reading.doubtful && (
        <span className={`figures ml-1 font-text text-note font-semibold lg:hidden ${tone}`}>
          {confidence}
        </span>
      )}
      {rest}
      <span
        className={`figures ml-auto hidden pl-4 font-text text-note lg:inline lg:leading-[30px] ${tone} ${reading.doubtful ? 'font-semibold' : ''}`}
      >
        {confidence}
      </span>
    </>
  );
}

/** The connected word; a doubtful one is highlighted. */
function Word({ reading, children }: { reading: WordReading; children: string }) {
  return reading.doubtful ? <mark>{children}</mark> : <span className="font-semibold">{children}</span>;
}
