import type { PassageText } from '@/components/pictures/passage';
import {
  bodyTop,
  boxOf,
  glassMargin,
  letterWidth,
  lineHeight,
  roundToTenth,
  type Sheet,
  tilt,
} from './scan-geometry';
import { Dust, HandwrittenNumber, Signature, Stamp } from './scan-ink';

/** What the reading says of a word that the picture joins to its scan. */
export type WordReading = {
  /** How sure the reading is, as the product prints it. */
  confidence: string;
  /** Below the bar: the word is shown as doubtful. */
  doubtful: boolean;
};

/** A scanned sheet beside the text read from it, with some of the words joined. */
export type ScanReadingCopy = {
  /** What the picture shows, in a sentence. */
  caption: string;
  textLabel: string;
  confidenceLabel: string;
  file: string;
  /** The register number: printed words, and the number written by hand as it was read. */
  register: { printed: string; read: string; number: string; reading: WordReading };
  /** The title as typed and as read. */
  title: { typed: string; read: string };
  /** The body; the single words between equals signs are joined, in the order of `readings`, one a typed line at most. */
  body: PassageText;
  readings: readonly WordReading[];
  /** Words around the stamp and date in its middle. */
  stamp: { ring: string; date: string };
  /** What is said of the doubtful words. */
  doubts: readonly { word: string; text: string }[];
};

/** Where the hand-written number stands on the sheet. */
export const numberBox = (sheet: Sheet, copy: ScanReadingCopy) => ({
  x: sheet.margin + copy.register.printed.length * letterWidth + 6,
  y: 44,
  width: 96,
  height: 44,
});

/** A typewritten sheet as the scanner saw it, with a box around every word that was read. */
export function ScanSheet({
  copy,
  sheet,
  id,
  numbered,
}: {
  copy: ScanReadingCopy;
  sheet: Sheet;
  /** Makes the names inside the drawing unique on the page. */
  id: string;
  /** Marks the joined words with numbers, where no lines join them. */
  numbered: boolean;
}) {
  const { width, height, margin, lines } = sheet;
  const number = numberBox(sheet, copy);
  const stamped = lines.flatMap((words, line) =>
    words.flatMap((word) =>
      word.join !== undefined && copy.readings[word.join]?.doubtful ? [boxOf(sheet, word, line)] : [],
    ),
  )[0];
  return (
    <g transform={`translate(${glassMargin} ${glassMargin}) rotate(${tilt} ${width / 2} ${height / 2})`}>
      <path d={`M3 5H${width + 3}V${height + 4}H3z`} className="fill-control" opacity=".35" />
      <path d={`M0 0H${width - 26}L${width} 24V${height}H0z`} className="fill-paper" />
      <path d={`M${width - 26} 0V24H${width}`} className="fill-rule stroke-control" strokeWidth="0.75" />
      {/* The rules of stamped paper. */}
      <path
        d={`M${margin - 10} 0V${height}M${margin - 7} 0V${height}M${width - margin + 12} 24V${height}${Array.from(
          { length: lines.length + 3 },
          (_, line) => `M0 ${bodyTop + line * lineHeight + 8}H${width}`,
        ).join('')}`}
        className="stroke-rule"
        strokeWidth="0.75"
      />
      <path
        d={`M0 ${height * 0.52}L${width} ${height * 0.524}`}
        className="stroke-control"
        opacity=".4"
        strokeWidth="1.5"
      />
      <g className="fill-ink font-mono" fontSize="17">
        <text x={margin} y={78} textLength={copy.register.printed.length * letterWidth}>
          {copy.register.printed}
        </text>
        <text
          x={width / 2}
          y={130}
          textAnchor="middle"
          fontSize={sheet.columns < 34 ? 17 : 19}
          fontWeight="600"
          letterSpacing="1.5"
        >
          {copy.title.typed}
        </text>
        {lines.map((words, line) => {
          const typed = words.map(({ text, tail }) => text + tail).join(' ');
          const y = bodyTop + line * lineHeight;
          return (
            <text key={y} x={margin} y={y} textLength={roundToTenth(typed.length * letterWidth)}>
              {typed}
            </text>
          );
        })}
      </g>
      <path d={`M${number.x - 4} 84H${number.x + 94}`} className="stroke-control" strokeDasharray="1.5 3" />
      <HandwrittenNumber x={number.x + 7} y={48} />
      {stamped && (
        <Stamp {...copy.stamp} x={stamped.x + stamped.width * 0.62} y={stamped.baseline + 11} id={id} />
      )}
      <Signature x={width - margin - 140} y={height - 66} />
      <Dust width={width} height={height} />

      {/* The reading: a box a word; those that are joined are drawn firmly, the doubtful ones in red. */}
      <path
        d={lines
          .flatMap((words, line) =>
            words.map((word) => (word.join === undefined ? outlineOf(boxOf(sheet, word, line)) : '')),
          )
          .join('')}
        fill="none"
        className={stroke()}
        strokeWidth="0.6"
      />
      {lines.map((words, line) =>
        words.map((word) => {
          const reading = word.join === undefined ? undefined : copy.readings[word.join];
          return (
            reading && (
              <path
                key={word.join}
                d={outlineOf(boxOf(sheet, word, line))}
                fill="none"
                className={stroke(reading)}
                strokeWidth="1.25"
              />
            )
          );
        }),
      )}
      <rect {...number} fill="none" className={stroke(copy.register.reading)} strokeWidth="1.25" />
      {numbered && (
        <>
          <Mark
            x={number.x + number.width}
            y={number.y}
            number={1}
            doubtful={copy.register.reading.doubtful}
          />
          {lines.flatMap((words, line) =>
            words.flatMap((word) => {
              if (word.join === undefined) return [];
              const box = boxOf(sheet, word, line);
              return (
                <Mark
                  key={word.join}
                  x={box.x + box.width}
                  y={box.baseline - 16}
                  number={word.join + 2}
                  doubtful={copy.readings[word.join]?.doubtful ?? false}
                />
              );
            }),
          )}
        </>
      )}
    </g>
  );
}

const outlineOf = (box: ReturnType<typeof boxOf>) =>
  `M${roundToTenth(box.x - 2)} ${box.baseline - 16}h${roundToTenth(box.width + 4)}v22h-${roundToTenth(box.width + 4)}z`;

const stroke = (reading?: { doubtful: boolean }) =>
  reading === undefined ? 'stroke-control' : reading.doubtful ? 'stroke-accent' : 'stroke-ink';

/** The number of a joined word, on the corner of its box. */
function Mark({ x, y, number, doubtful }: { x: number; y: number; number: number; doubtful: boolean }) {
  return (
    <>
      <circle cx={x + 2} cy={y} r="10.5" className={doubtful ? 'fill-accent' : 'fill-ink'} />
      <text
        x={x + 2}
        y={y + 5}
        textAnchor="middle"
        fontSize="14.5"
        fontWeight="600"
        className="fill-sheet font-text"
      >
        {number}
      </text>
    </>
  );
}
