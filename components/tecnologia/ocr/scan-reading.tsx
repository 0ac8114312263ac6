import { ScannedPage, type ScannedPageCopy } from './scanned-page';

/** A line of the page as it was read. A line with a reading connects the word between `==` with the page. */
type ReadLine = { text: string; reading?: WordReading };

/** How sure the OCR is of a connected word. */
type WordReading = {
  number: number;
  confidence: string;
  /** Below the threshold. */
  doubtful: boolean;
};

export type ScanReadingCopy = {
  caption: string;
  textLabel: string;
  confidenceLabel: string;
  file: string;
  register: ReadLine;
  title: string;
  lines: readonly ReadLine[];
  stamp: ScannedPageCopy['stamp'];
  doubts: readonly { word: string; text: string }[];
};

/**
 * A scanned page and the text that the OCR has read. On a wide screen hairlines connect words of both, and the text keeps
 * the lines of the page, 36px each; on a small one numbers connect them.
 */
export function ScanReading({ copy }: { copy: ScanReadingCopy }) {
  const [printed = ''] = copy.register.text.split('==');
  return (
    <figure>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div className="grid gap-x-8 gap-y-8 print:grid-cols-[16rem_1fr] md:grid-cols-[minmax(0,22.5rem)_1fr] lg:grid-cols-[456px_1fr] lg:gap-x-[76px]">
        <ScannedPage
          copy={{
            printed: printed.trim().toUpperCase(),
            title: copy.title.toUpperCase(),
            lines: copy.lines.map(({ text }) => text.replaceAll('==', '')),
            stamp: copy.stamp,
          }}
        />
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

const row = 'lg:flex lg:h-[36px] lg:items-start lg:leading-[30px] lg:whitespace-pre';

/** The text that was read, in the lines of the page. */
function Transcript({ copy }: { copy: ScanReadingCopy }) {
  return (
    <div className="min-w-0 lg:relative lg:max-w-[27rem]">
      <p className="label-text lg:absolute lg:top-0">{copy.textLabel}</p>
      <p className="mt-1 font-mono text-note wrap-anywhere text-ink-muted lg:absolute lg:top-5">
        {copy.file}
      </p>
      <div className="mt-5 font-display text-[1.125rem] leading-[1.75] md:text-[1.25rem] lg:mt-0 lg:pt-[96px] lg:text-[1.125rem] xl:text-[1.25rem]">
        <p className={row}>
          <Line line={copy.register} label={copy.confidenceLabel} />
        </p>
        <p className={`font-medium ${row} mt-2 mb-3 lg:my-0`}>{copy.title}</p>
        <p>
          {copy.lines.map((line) => (
            <span key={line.text} className={row}>
              <Line line={line} label={copy.confidenceLabel} />{' '}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/**
 * A line of the text. The underline of the connected word begins with the line, where the hairline ends. The confidence is
 * beside a doubtful word in running text, and in a column where the lines of the page are kept.
 */
function Line({ line: { text, reading }, label }: { line: ReadLine; label: string }) {
  if (!reading) return text;
  const [before, word, after] = text.split('==');
  const { number, confidence, doubtful } = reading;
  const tone = doubtful ? 'text-accent' : 'text-ink-muted';
  const spokenConfidence = (
    <>
      <span className="sr-only"> {label} </span>
      {confidence}
    </>
  );
  return (
    <>
      <span className={`lg:border-b ${doubtful ? 'lg:border-accent' : 'lg:border-ink-muted'}`}>
        {before}
        {doubtful ? <mark>{word}</mark> : <span className="font-semibold">{word}</span>}
        <sup aria-hidden="true" className="font-text text-[0.66em] leading-none font-semibold lg:hidden">
          &nbsp;{number}
        </sup>
      </span>
      {doubtful && (
        <span className={`figures ml-1 font-text text-note font-semibold lg:hidden ${tone}`}>
          {spokenConfidence}
        </span>
      )}
      {after}
      <span
        className={`figures ml-auto hidden pl-4 font-text text-note lg:inline lg:leading-[30px] ${tone} ${doubtful ? 'font-semibold' : ''}`}
      >
        {spokenConfidence}
      </span>
    </>
  );
}
