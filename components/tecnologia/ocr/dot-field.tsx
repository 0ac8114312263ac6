const across = 50;
const down = 20;
const pitch = 8;

/** A thousand dots, as many of them red as a stated accuracy leaves to error. */
export function DotField({ accuracy, label }: { accuracy: string; label: string }) {
  const red = thousandths(accuracy);
  // Spread over the field by a step that shares no factor with it.
  const marked = Array.from({ length: red }, (_, error) => (error * 617 + 288) % (across * down));
  const rows = Array.from(
    { length: down },
    (_, row) => `M${pitch / 2} ${row * pitch + pitch / 2}h${(across - 1) * pitch + 1}`,
  );
  return (
    <svg
      viewBox={`0 0 ${across * pitch} ${down * pitch}`}
      className="w-full"
      fill="none"
      strokeLinecap="round"
      role="img"
      aria-label={label.replace('{red}', String(red))}
    >
      {/* Dashes of no length with round ends: a row of dots in one stroke. */}
      <path d={rows.join('')} className="stroke-control" strokeWidth="2.4" strokeDasharray={`0 ${pitch}`} />
      <path
        d={marked
          .map(
            (dot) =>
              `M${(dot % across) * pitch + pitch / 2} ${Math.floor(dot / across) * pitch + pitch / 2}h0`,
          )
          .join('')}
        className="stroke-accent"
        strokeWidth="7.5"
      />
    </svg>
  );
}

/** "99,8%" leaves two in a thousand. */
function thousandths(accuracy: string): number {
  const value = Number.parseFloat(accuracy.replace(',', '.'));
  if (Number.isNaN(value)) throw new Error(`"${accuracy}" is not an accuracy like "99,8%".`);
  return Math.round((100 - value) * 10);
}
