import { Fragment } from 'react';
import type { PassageText } from '@/components/pictures/passage';
import {
  bodyTop,
  boxOf,
  glassMargin,
  letterWidth,
  lineHeight,
  type PageLayout,
  roundToTenth,
  tilt,
} from './scan-geometry';
import { Dust, HandwrittenNumber, Signature, Stamp } from './scan-ink';

/** How sure the OCR is of a connected word. */
export type WordReading = {
  confidence: string;
  /** Below the threshold. */
  doubtful: boolean;
};

export type ScanReadingCopy = {
  /** Text alternative. */
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

/** A scanned typewritten page, with a box around each recognized word. */
export function ScannedPage({
  copy,
  layout,
  id,
  numbered,
}: {
  copy: ScanReadingCopy;
  layout: PageLayout;
  /** Makes the ids in the drawing unique on the page. */
  id: string;
  /** Numbers the connected words, where no lines connect them. */
  numbered: boolean;
}) {
  const { width, height, margin, lines } = layout;
  const number = numberBox(layout, copy);
  const stampedBox = lines.flatMap((words, line) =>
    words.flatMap((word) =>
      word.readingIndex !== undefined && copy.readings[word.readingIndex]?.doubtful
        ? [boxOf(layout, word, line)]
        : [],
    ),
  )[0];
  return (
    <g transform={`translate(${glassMargin} ${glassMargin}) rotate(${tilt} ${width / 2} ${height / 2})`}>
      <path d={`M3 5H${width + 3}V${height + 4}H3z`} className="fill-control" opacity=".35" />
      <path d={`M0 0H${width - 26}L${width} 24V${height}H0z`} className="fill-paper" />
      <path d={`M${width - 26} 0V24H${width}`} className="fill-rule stroke-control" strokeWidth="0.75" />
      {/* The ruled lines of stamped paper. */}
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
        </text>{' '}
        <text
          x={width / 2}
          y={130}
          textAnchor="middle"
          fontSize={layout.columns < 34 ? 17 : 19}
          fontWeight="600"
          letterSpacing="1.5"
        >
          {copy.title.typed}
        </text>{' '}
        {lines.map((words, line) => {
          const typed = words.map(({ text, tail }) => text + tail).join(' ');
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
      <path d={`M${number.x - 4} 84H${number.x + 94}`} className="stroke-control" strokeDasharray="1.5 3" />
      <HandwrittenNumber x={number.x + 7} y={48} />
      {stampedBox && (
        <Stamp
          {...copy.stamp}
          x={stampedBox.x + stampedBox.width * 0.62}
          y={stampedBox.baseline + 11}
          id={id}
        />
      )}
      <Signature x={width - margin - 140} y={height - 66} />
      <Dust width={width} height={height} />

      {/* Boxes of connected words have a stronger line, those of doubtful words a red one. */}
      <path
        d={lines
          .flatMap((words, line) =>
            words.map((word) =>
              word.readingIndex === undefined ? outlineOf(boxOf(layout, word, line)) : '',
            ),
          )
          .join('')}
        fill="none"
        className={stroke()}
        strokeWidth="0.6"
      />
      {lines.map((words, line) =>
        words.map((word) => {
          const reading = word.readingIndex === undefined ? undefined : copy.readings[word.readingIndex];
          return (
            reading && (
              <path
                key={word.readingIndex}
                d={outlineOf(boxOf(layout, word, line))}
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
          <Mark x={margin / 2 - 2} y={72} number={1} doubtful={copy.register.reading.doubtful} />{' '}
          {lines.flatMap((words, line) =>
            words.flatMap((word) => {
              if (word.readingIndex === undefined) return [];
              const box = boxOf(layout, word, line);
              return (
                <Mark
                  key={word.readingIndex}
                  x={margin / 2 - 2}
                  y={box.baseline - 6}
                  number={word.readingIndex + 2}
                  doubtful={copy.readings[word.readingIndex]?.doubtful ?? false}
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

function stroke(reading?: WordReading) {
  if (!reading) return 'stroke-control';
  return reading.doubtful ? 'stroke-accent' : 'stroke-ink';
}

/** The number of a connected word, in the margin, so that it covers no letter. */
function Mark({ x, y, number, doubtful }: { x: number; y: number; number: number; doubtful: boolean }) {
  return (
    <>
      <circle cx={x} cy={y} r="9" className={doubtful ? 'fill-accent' : 'fill-ink'} />
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
