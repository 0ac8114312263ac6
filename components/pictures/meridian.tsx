import type { Place } from '@/lib/schema/sections/about';

type MeridianProps = { places: readonly [Place, Place]; meridian: string; caption: string };

/** Two cities on one meridian, at the distance that their latitudes give, with a parallel every degree. */
export function Meridian({ places, meridian, caption }: MeridianProps) {
  const top = Math.ceil(Math.max(...places.map(({ north }) => north)));
  const bottom = Math.floor(Math.min(...places.map(({ north }) => north)));
  const y = (north: number) => 24 + (top - north) * 36;
  const degrees = Array.from({ length: top - bottom + 1 }, (_, index) => top - index);
  const height = y(bottom) + 24;
  return (
    <figure className="max-w-80">
      <svg viewBox={`0 0 260 ${height}`} className="h-auto w-full" role="img" aria-label={caption}>
        {degrees.map((degree) => (
          <g key={degree}>
            <path
              d={`M20 ${y(degree)}Q130 ${y(degree) + 6} 240 ${y(degree)}`}
              className="fill-none stroke-filetto"
            />
            <text x="0" y={y(degree) + 4} className="cifre fill-inchiostro-tenue text-[10px]">
              {degree}°
            </text>
          </g>
        ))}
        <path d={`M90 8V${height - 8}`} className="stroke-bordo" strokeDasharray="2 4" />
        <text x="97" y="14" className="cifre fill-inchiostro-tenue text-[10px]">
          {meridian}
        </text>
        <path
          d={`M90 ${y(places[0].north)}V${y(places[1].north)}`}
          className="stroke-minio"
          strokeWidth="1.5"
        />
        {places.map((place) => (
          <g key={place.city}>
            <circle cx="90" cy={y(place.north)} r="4.5" className="fill-minio" />
            <text
              x="104"
              y={y(place.north) + 1}
              className="fill-inchiostro font-display text-[20px] font-medium"
            >
              {place.city}
            </text>
            <text x="104" y={y(place.north) + 16} className="cifre fill-inchiostro-tenue text-[11px]">
              {place.latitude}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 text-nota text-inchiostro-tenue">{caption}</figcaption>
    </figure>
  );
}
