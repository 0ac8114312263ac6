import { Fragment } from 'react';
import type { PassageText } from '@/components/pictures/passage';
import {
  bodyTop,
  glassMargin,
  letterWidth,
  lineHeight,
  type PageLayout,
  type PlacedWord,
  roundToTenth,
  textOf,
  tilt,
  type WordReading,
  wordBox,
} from './scan-geometry';
import { Dust, HandwrittenNumber, Signature, Stamp } from './scan-ink';

export type ScanReadingCopy = {
  caption: string;
  textLabel: string;
  confidenceLabel: string;
  file: string;
  /** The register number: the printed words, the words as they were read, and the handwritten number. */
  register: { printed: string; read: string; number: string; reading: WordReading };
  title: { typed: string; read: string };
  /** Single words between `==` are connected, in the order of `readings`: at most one per line. */
  body: PassageText;
  readings: readonly WordReading[];
  /** The text around the stamp, and the date in it. */
  stamp: { ring: string; date: string };
  doubts: readonly { word: string; text: string }[];
};

/** The box of the handwritten number. */
export const numberBox = (layout: PageLayout, copy: ScanReadingCopy) => ({
  x: layout.margin + copy.register.printed.length * letterWidth + 6,
  y: 44,
  width: 96,
  height: 44,
});

type ScannedPageProps = {
  copy: ScanReadingCopy;
  layout: PageLayout;
  /** Makes the ids in the drawing unique on the page. */
  id: string;
  /** Numbers the connected words, where no lines connect them. */
  numbered: boolean;
};

/** A scanned typewritten page, with a box around each recognized word. */
export function ScannedPage({ copy, layout, id, numbered }: ScannedPageProps) {
  const { width, height, margin } = layout;
  const words = layout.lines.flat();
  const number = numberBox(layout, copy);
  const stamped = words.find(({ connection }) => connection?.reading.doubtful);
  return (
    <g transform={`translate(${glassMargin} ${glassMargin}) rotate(${tilt} ${width / 2} ${height / 2})`}>
      <Paper layout={layout} />
      <TypedText copy={copy} layout={layout} />
      <path d={`M${number.x - 4} 84H${number.x + 94}`} className="stroke-control" strokeDasharray="1.5 3" />
      <HandwrittenNumber x={number.x + 7} y={48} />
      {stamped && (
        <Stamp {...copy.stamp} x={stamped.x + stamped.width * 0.62} y={stamped.baseline + 11} id={id} />
      )}
      <Signature x={width - margin - 140} y={height - 66} />
      <Dust width={width} height={height} />

      <WordBoxes words={words} />
      <rect {...number} fill="none" className={stroke(copy.register.reading)} strokeWidth="1.25" />
      {numbered && (
        <>
          <Mark x={margin / 2 - 2} y={72} number={1} reading={copy.register.reading} />{' '}
          {words.map(
            ({ connection, baseline }) =>
              connection && (
                <Mark key={connection.number} x={margin / 2 - 2} y={baseline - 6} {...connection} />
              ),
          )}
        </>
      )}
    </g>
  );
}

/** Side and height of the folded corner. */
const foldWidth = 26;
const foldHeight = 24;

/** The shadow, the sheet with its folded corner, the ruled lines of stamped paper, and the crease of a folded letter. */
function Paper({ layout: { width, height, margin, lines } }: { layout: PageLayout }) {
  const left = margin - 10;
  const right = width - margin + 12;
  const verticals = `M${left} 0V${height}M${left + 3} 0V${height}M${right} ${foldHeight}V${height}`;
  const rows = Array.from({ length: lines.length + 3 }, (_, line) => bodyTop + line * lineHeight + 8);
  return (
    <>
      <path d={`M3 5H${width + 3}V${height + 4}H3z`} className="fill-control" opacity=".35" />
      <path d={`M0 0H${width - foldWidth}L${width} ${foldHeight}V${height}H0z`} className="fill-paper" />
      <path
        d={`M${width - foldWidth} 0V${foldHeight}H${width}`}
        className="fill-rule stroke-control"
        strokeWidth="0.75"
      />
      <path
        d={`${verticals}${rows.map((y) => `M0 ${y}H${width}`).join('')}`}
        className="stroke-rule"
        strokeWidth="0.75"
      />
      <path
        d={`M0 ${height * 0.52}L${width} ${height * 0.524}`}
        className="stroke-control"
        opacity=".4"
        strokeWidth="1.5"
      />
    </>
  );
}

/** The typed words. `textLength` sets the width of a letter, because the font of the visitor is not known. */
function TypedText({ copy, layout }: { copy: ScanReadingCopy; layout: PageLayout }) {
  const { columns, lines, margin, width } = layout;
  return (
    <g className="fill-ink font-mono" fontSize="17">
      <text x={margin} y={78} textLength={copy.register.printed.length * letterWidth}>
        {copy.register.printed}
      </text>{' '}
      <text
        x={width / 2}
        y={130}
        textAnchor="middle"
        fontSize={columns < 34 ? 17 : 19}
        fontWeight="600"
        letterSpacing="1.5"
      >
        {copy.title.typed}
      </text>{' '}
      {lines.map((words, line) => {
        const typed = textOf(words);
        const y = bodyTop + line * lineHeight;
        return (
          <Fragment key={y}>
            <text x={margin} y={y} textLength={roundToTenth(typed.length * letterWidth)}>
              {typed}
            </text>{' '}
          </Fragment>
        );
      })}
    </g>
  );
}

/** Boxes of connected words have a stronger line, those of doubtful words a red one. */
function WordBoxes({ words }: { words: readonly PlacedWord[] }) {
  const plain = words.filter(({ connection }) => !connection);
  return (
    <>
      <path d={plain.map(outlineOf).join('')} fill="none" className="stroke-control" strokeWidth="0.6" />
      {words.map(
        (word) =>
          word.connection && (
            <path
              key={word.connection.number}
              d={outlineOf(word)}
              fill="none"
              className={stroke(word.connection.reading)}
              strokeWidth="1.25"
            />
          ),
      )}
    </>
  );
}

function outlineOf({ x, width, baseline }: PlacedWord) {
  const { above, below, side } = wordBox;
  const boxWidth = roundToTenth(width + 2 * side);
  return `M${roundToTenth(x - side)} ${baseline - above}h${boxWidth}v${above + below}h-${boxWidth}z`;
}

const stroke = ({ doubtful }: WordReading) => (doubtful ? 'stroke-accent' : 'stroke-ink');

/** The number of a connected word, in the margin, so that it covers no letter. */
function Mark({ x, y, number, reading }: { x: number; y: number; number: number; reading: WordReading }) {
  return (
    <>
      <circle cx={x} cy={y} r="9" className={reading.doubtful ? 'fill-accent' : 'fill-ink'} />
      <text
        x={x}
        y={y + 5}
        textAnchor="middle"
        fontSize="14.5"
        fontWeight="600"
        className="fill-sheet font-text"
      >
        {number}
      </text>{' '}
    </>
  );
}
