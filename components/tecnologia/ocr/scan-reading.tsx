import type { ReactNode } from 'react';
import {
  glassMargin,
  layoutOf,
  type PageLayout,
  type PlacedWord,
  pointOnGlass,
  textOf,
  type WordReading,
  wordBox,
} from './scan-geometry';
import { numberBox, ScannedPage, type ScanReadingCopy } from './scanned-page';

/**
 * Measures of the wide picture, in pixels. The classes have the same numbers: Tailwind finds only whole class names.
 * `underline` is the distance of the line under a row of the text from the top of the row.
 */
const gap = 76;
const textTop = 96;
const rowHeight = 36;
const underline = 30.5;
const textRow = 'lg:flex lg:h-[36px] lg:items-start lg:leading-[30px] lg:whitespace-pre';

/** The scanner's glass. */
const scanner =
  'rounded-sheet bg-rule bg-[radial-gradient(var(--color-control)_0.4px,transparent_0.6px)] bg-size-[5px_5px]';

/**
 * A scanned page and the text that the OCR has read. On a wide screen lines connect words of both, and the text keeps
 * the lines of the page; on a small one numbers connect them.
 */
export function ScanReading({ copy }: { copy: ScanReadingCopy }) {
  const wide = layoutOf(copy, 38, 46);
  const narrow = layoutOf(copy, 30, 22);
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
        <Transcript copy={copy} lines={wide.lines} />
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

/** Lines from the edge of the page, at the height of each connected word, to the row of the text with the word. */
function ConnectionLines({ copy, layout, end }: { copy: ScanReadingCopy; layout: PageLayout; end: number }) {
  const number = numberBox(layout, copy);
  const connection = (y: number, row: number) => {
    const edge = pointOnGlass(layout, layout.width - 6, y);
    return `M${edge.x} ${edge.y}L${end} ${textTop + row * rowHeight + underline}`;
  };
  return (
    <>
      <path d={connection(number.y + number.height, 0)} className={stroke(copy.register.reading)} />
      {layout.lines.map((words, line) =>
        words.map(
          (word) =>
            word.connection && (
              <path
                key={word.connection.number}
                // The body begins in the third row, below the register number and the title.
                d={connection(word.baseline + wordBox.below, line + 2)}
                className={stroke(word.connection.reading)}
              />
            ),
        ),
      )}
    </>
  );
}

const stroke = ({ doubtful }: WordReading) => (doubtful ? 'stroke-accent' : 'stroke-ink-muted');

/** The text that was read, in the lines of the page. */
function Transcript({ copy, lines }: { copy: ScanReadingCopy; lines: PlacedWord[][] }) {
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
            <ConnectedWord reading={copy.register.reading}>{copy.register.number}</ConnectedWord>
          </ReadWords>
        </p>
        <p className={`font-medium ${textRow} mt-2 mb-3 lg:my-0`}>{copy.title.read}</p>
        <p>
          {lines.map((words, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a constant text never change their order
            <span key={line} className={textRow}>
              <Line words={words} label={copy.confidenceLabel} />{' '}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** A line of the text. The underline of the connected word begins with the line, where the connection ends. */
function Line({ words, label }: { words: PlacedWord[]; label: string }) {
  const [connected, second] = words.filter(({ connection }) => connection);
  if (second)
    throw new Error(
      `Two connected words on one line of the scan, which has room for one connection: ${textOf(words)}`,
    );
  if (!connected?.connection) return textOf(words);
  const { number, reading } = connected.connection;
  const position = words.indexOf(connected);
  const before = textOf(words.slice(0, position));
  const after = textOf(words.slice(position + 1));
  return (
    <ReadWords
      reading={reading}
      label={label}
      number={number}
      rest={`${connected.tail}${after ? ' ' : ''}${after}`}
    >
      {before && `${before} `}
      <ConnectedWord reading={reading}>{connected.text}</ConnectedWord>
    </ReadWords>
  );
}

type ReadWordsProps = {
  reading: WordReading;
  label: string;
  number: number;
  /** The text of the line after the connected word. */
  rest?: string;
  /** The text up to the connected word, and the word. */
  children: ReactNode;
};

/**
 * Underlined words with the number of the connection, and the confidence: beside a doubtful word in running text, and in
 * a column where the lines of the page are kept.
 */
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

/** A doubtful word is highlighted. */
function ConnectedWord({ reading, children }: { reading: WordReading; children: string }) {
  return reading.doubtful ? <mark>{children}</mark> : <span className="font-semibold">{children}</span>;
}
