const across = 50;
const down = 20;
const pitch = 8;

/** A thousand dots. The red ones are the errors that the stated accuracy allows. */
export function DotField({ accuracy, label }: { accuracy: string; label: string }) {
  const red = thousandths(accuracy);
  // A step without a common factor spreads the red dots over the field.
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
      {/* Dashes of zero length with round ends: one path draws a whole row of dots. */}
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

/** "99,8%" allows two errors in a thousand. */
function thousandths(accuracy: string): number {
  const value = Number.parseFloat(accuracy.replace(',', '.'));
  if (Number.isNaN(value)) throw new Error(`"${accuracy}" is not an accuracy like "99,8%".`);
  return Math.round((100 - value) * 10);
}
