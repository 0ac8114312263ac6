import type { PassageText } from '@/components/pictures/passage';
import { bed, bodyTop, boxOf, letter, pitch, type Sheet, tenth, tilt } from './scan-geometry';

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

/** The number as a pen wrote it: 4, 1, 8 and a crossed 7. */
const pen =
  'M5 1C3 9 1 15-1 20C5 19 10 18 16 18M12 9C11 17 10 25 8 34M25 9C28 7 30 5 32 2C31 13 29 23 28 33M55 6C50 0 41 4 43 11C45 17 54 19 52 27C50 35 39 33 41 25C42 18 55 13 55 6M64 5C70 3 75 4 81 3C76 13 72 22 70 34M66 19C71 18 74 18 78 17';

/** Where the hand-written number stands on the sheet. */
export const numberBox = (sheet: Sheet, copy: ScanReadingCopy) => ({
  x: sheet.margin + copy.register.printed.length * letter + 6,
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
    <g transform={`translate(${bed} ${bed}) rotate(${tilt} ${width / 2} ${height / 2})`}>
      <path d={`M3 5H${width + 3}V${height + 4}H3z`} className="fill-control" opacity=".35" />
      <path d={`M0 0H${width - 26}L${width} 24V${height}H0z`} className="fill-paper" />
      <path d={`M${width - 26} 0V24H${width}`} className="fill-rule stroke-control" strokeWidth="0.75" />
      {/* The rules of stamped paper. */}
      <path
        d={`M${margin - 10} 0V${height}M${margin - 7} 0V${height}M${width - margin + 12} 24V${height}${Array.from(
          { length: lines.length + 3 },
          (_, line) => `M0 ${bodyTop + line * pitch + 8}H${width}`,
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
        <text x={margin} y={78} textLength={copy.register.printed.length * letter}>
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
          const y = bodyTop + line * pitch;
          return (
            <text key={y} x={margin} y={y} textLength={tenth(typed.length * letter)}>
              {typed}
            </text>
          );
        })}
      </g>
      <path d={`M${number.x - 4} 84H${number.x + 94}`} className="stroke-control" strokeDasharray="1.5 3" />
      <path
        d={pen}
        transform={`translate(${number.x + 7} 48) rotate(-3)`}
        className="stroke-ink"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {stamped && (
        <Stamp copy={copy} x={stamped.x + stamped.width * 0.62} y={stamped.baseline + 11} id={id} />
      )}
      <path
        d="M0 20C14 4 20-8 26 2C30 10 10 30 18 28C30 24 34 6 42 6C48 8 36 26 46 24C56 20 60 8 66 12C70 16 62 26 74 22C92 14 110 16 132 10"
        transform={`translate(${width - margin - 140} ${height - 66})`}
        className="stroke-ink"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
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
  `M${tenth(box.x - 2)} ${box.baseline - 16}h${tenth(box.width + 4)}v22h-${tenth(box.width + 4)}z`;

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

/** The office's stamp, in pale ink, over a word that it makes hard to read. */
function Stamp({ copy, x, y, id }: { copy: ScanReadingCopy; x: number; y: number; id: string }) {
  return (
    <g
      transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(-14)`}
      className="stroke-secure"
      opacity=".65"
      fill="none"
      strokeWidth="1.75"
    >
      <circle r="47" />
      <circle r="31" strokeWidth="1" />
      <path id={`${id}-giro`} d="M0 35.5A35.5 35.5 0 1 1 0.1 35.5" stroke="none" />
      <g stroke="none" className="fill-secure font-text" fontWeight="600">
        <text fontSize="9.5" letterSpacing="0.8">
          <textPath href={`#${id}-giro`} textLength="218">
            {copy.stamp.ring}
          </textPath>
        </text>
        <text fontSize="10.5" textAnchor="middle" y="4">
          {copy.stamp.date}
        </text>
      </g>
    </g>
  );
}

/** Specks of the glass, always in the same places. */
function Dust({ width, height }: { width: number; height: number }) {
  const specks = Array.from({ length: 16 }, (_, speck) => [
    (speck * 137) % width,
    (speck * 211 + 60) % height,
  ]);
  return (
    <path
      d={specks.map(([x, y]) => `M${Math.round(x ?? 0)} ${Math.round(y ?? 0)}h0.01`).join('')}
      className="stroke-ink"
      opacity=".45"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
  );
}
