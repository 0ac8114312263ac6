/** A vector as strokes that stand on a common line: one a number, as tall as the number is far from its minimum. */
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
