/** A city: `what` the company does there, and how many degrees `north` it is. */
type Place = { city: string; what: string; north: number };

export type OfficeMapCopy = { places: readonly Place[]; meridian: string; caption: string };

const MERIDIAN_X = 90;
const PARALLEL_TOP = 24;
const DEGREE_HEIGHT = 30;

/** Cities on one meridian, at the distance of their latitudes, with a parallel for every degree. */
export function OfficeMap({ copy: { places, meridian, caption } }: { copy: OfficeMapCopy }) {
  const latitudes = places.map(({ north }) => north);
  const [northernmost, southernmost] = [Math.max(...latitudes), Math.min(...latitudes)];
  const [top, bottom] = [Math.ceil(northernmost), Math.floor(southernmost)];
  const y = (latitude: number) => PARALLEL_TOP + (top - latitude) * DEGREE_HEIGHT;
  const degrees = Array.from({ length: top - bottom + 1 }, (_, index) => top - index);
  const height = y(bottom) + 20;
  const small = 'figures fill-ink-muted text-[12px]';
  return (
    <figure className="max-w-80">
      <svg viewBox={`0 0 260 ${height}`} className="h-auto w-full" role="img" aria-label={caption}>
        {degrees.map((degree) => (
          <g key={degree}>
            <path
              d={`M24 ${y(degree)}Q132 ${y(degree) + 6} 240 ${y(degree)}`}
              className="fill-none stroke-rule"
            />
            <text x="0" y={y(degree) + 4} className={small}>
              {degree}°
            </text>
          </g>
        ))}{' '}
        <path d={`M${MERIDIAN_X} 8V${height - 8}`} className="stroke-control" strokeDasharray="2 4" />
        <text x="97" y="15" className={small}>
          {meridian}
        </text>{' '}
        <path
          d={`M${MERIDIAN_X} ${y(northernmost)}V${y(southernmost)}`}
          className="stroke-ink"
          strokeWidth="1.5"
        />
        {places.map((place) => (
          <g key={place.city}>
            <circle cx={MERIDIAN_X} cy={y(place.north)} r="5" className="fill-accent" />
            {/* The stroke is the background of the name, so that no parallel crosses it. */}
            <g className="stroke-paper [paint-order:stroke]" strokeWidth="5" strokeLinejoin="round">
              <text x="104" y={y(place.north) + 3} className="fill-ink font-display text-[20px] font-medium">
                {place.city}
              </text>{' '}
              <text x="104" y={y(place.north) + 18} className={small}>
                {place.what}
              </text>{' '}
            </g>
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 text-note text-ink-muted">{caption}</figcaption>
    </figure>
  );
}
