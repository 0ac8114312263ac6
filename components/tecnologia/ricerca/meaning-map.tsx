export type MeaningMapCopy = {
  /** Text alternative. */
  description: string;
  question: { text: string; x: number; y: number };
  /** Coordinates from 0 to 100. */
  points: readonly { text: string; x: number; y: number; near: boolean }[];
};

const width = 320;
const height = 200;
const across = (x: number) => (x / 100) * width;
const down = (y: number) => (y / 100) * height;

/** Passages on a map by meaning. Red lines connect the near ones with the question. */
export function MeaningMap({ copy }: { copy: MeaningMapCopy }) {
  const { question } = copy;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={copy.description}
      className="w-full max-w-[26rem] font-text"
      fontSize="12.5"
    >
      {copy.points
        .filter((point) => point.near)
        .map((point) => (
          <line
            key={point.text}
            x1={across(question.x)}
            y1={down(question.y)}
            x2={across(point.x)}
            y2={down(point.y)}
            className="stroke-accent"
            strokeWidth="0.75"
          />
        ))}
      {copy.points.map((point) => (
        <g key={point.text} className={point.near ? 'fill-ink' : 'fill-ink-muted'}>
          <circle
            cx={across(point.x)}
            cy={down(point.y)}
            r="3"
            className={point.near ? '' : 'fill-sheet stroke-control'}
          />
          <text x={across(point.x) + 8} y={down(point.y) + 4}>
            {point.text}
          </text>
        </g>
      ))}
      <circle cx={across(question.x)} cy={down(question.y)} r="4.5" className="fill-accent" />
      <text
        x={across(question.x) + 10}
        y={down(question.y) + 4.5}
        className="fill-ink font-display font-medium"
        fontSize="15"
      >
        {question.text}
      </text>
    </svg>
  );
}
