type Place = { x: number; y: number };

/** The handwritten register number: 4, 1, 8 and a crossed 7. */
export function HandwrittenNumber({ x, y }: Place) {
  return (
    <path
      d="M5 1C3 9 1 15-1 20C5 19 10 18 16 18M12 9C11 17 10 25 8 34M25 9C28 7 30 5 32 2C31 13 29 23 28 33M55 6C50 0 41 4 43 11C45 17 54 19 52 27C50 35 39 33 41 25C42 18 55 13 55 6M64 5C70 3 75 4 81 3C76 13 72 22 70 34M66 19C71 18 74 18 78 17"
      transform={`translate(${x} ${y}) rotate(-3)`}
      className="stroke-ink"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

export function Signature({ x, y }: Place) {
  return (
    <path
      d="M0 20C14 4 20-8 26 2C30 10 10 30 18 28C30 24 34 6 42 6C48 8 36 26 46 24C56 20 60 8 66 12C70 16 62 26 74 22C92 14 110 16 132 10"
      transform={`translate(${x} ${y})`}
      className="stroke-ink"
      fill="none"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
  );
}

type StampProps = Place & {
  ring: string;
  date: string;
  /** Makes the id in the drawing unique on the page. */
  id: string;
};

/** The pale stamp of the office. It makes the word under it hard to read. */
export function Stamp({ ring, date, x, y, id }: StampProps) {
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
            {ring}
          </textPath>
        </text>{' '}
        <text fontSize="10.5" textAnchor="middle" y="4">
          {date}
        </text>{' '}
      </g>
    </g>
  );
}

/** Dust on the glass. Prime steps look random, and every build has the same dust. */
export function Dust({ width, height }: { width: number; height: number }) {
  const specks = Array.from({ length: 16 }, (_, index) => {
    const x = Math.round((index * 137) % width);
    const y = Math.round((index * 211 + 60) % height);
    return `M${x} ${y}h0.01`;
  });
  return (
    <path d={specks.join('')} className="stroke-ink" opacity=".45" strokeWidth="1.6" strokeLinecap="round" />
  );
}
