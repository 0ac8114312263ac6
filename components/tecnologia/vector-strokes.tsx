/**
 * A vector as strokes on a common baseline: one per number, whose height is the distance from the minimum.
 */
export function VectorStrokes({ values, className }: { values: readonly number[]; className: string }) {
  const height = 100;
  return (
    <svg
      viewBox={`0 0 ${values.length * 6} ${height}`}
      preserveAspectRatio="none"
      className={`stroke-ink ${className}`}
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path
        d={values
          .map((value, place) => `M${place * 6 + 3} ${height}V${height - (value + 1.1) * 45}`)
          .join('')}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
