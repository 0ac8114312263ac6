export type MeaningMapCopy = {
  description: string;
  question: MapPoint;
  points: readonly (MapPoint & { near: boolean })[];
};

/** A text at its coordinates, from 0 to 100. */
type MapPoint = { text: string; x: number; y: number };

const width = 320;
const height = 200;
const inPicture = ({ x, y }: MapPoint) => ({ x: (x / 100) * width, y: (y / 100) * height });

/** Passages on a map by meaning. Red lines connect the near ones with the question. */
export function MeaningMap({ copy }: { copy: MeaningMapCopy }) {
  const question = inPicture(copy.question);
  const points = copy.points.map((point) => ({ ...point, ...inPicture(point) }));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={copy.description}
      className="w-full max-w-[26rem] font-text"
      fontSize="12.5"
    >
      {points
        .filter(({ near }) => near)
        .map(({ text, x, y }) => (
          <line
            key={text}
            x1={question.x}
            y1={question.y}
            x2={x}
            y2={y}
            className="stroke-accent"
            strokeWidth="0.75"
          />
        ))}
      {points.map(({ text, x, y, near }) => (
        <g key={text} className={near ? 'fill-ink' : 'fill-ink-muted'}>
          <circle cx={x} cy={y} r="3" className={near ? '' : 'fill-sheet stroke-control'} />
          <text x={x + 8} y={y + 4}>
            {text}
          </text>
        </g>
      ))}
      <circle cx={question.x} cy={question.y} r="4.5" className="fill-ink" />
      <text
        x={question.x + 10}
        y={question.y + 4.5}
        className="fill-ink font-display font-medium"
        fontSize="15"
      >
        {copy.question.text}
      </text>
    </svg>
  );
}
