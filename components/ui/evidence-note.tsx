import { formatLongDate } from '@/lib/content/date';

/** The evidence for a figure. */
export type Evidence = {
  /** Names the figure, for the owner. */
  figure: string;
  /** The word before the note: "Fonte". */
  label: string;
  /** What the figure is, shown until it has a source. */
  frame?: string;
  /** The person or organization that measured or published it. */
  source?: string;
  /** Day of the measurement or publication. */
  date?: `${number}-${number}-${number}`;
  /** URL of the publication. */
  href?: `https://${string}`;
};

/** Whether a figure has a source or a link; a date is not enough. */
const hasSource = ({ source, href }: Evidence): boolean => source !== undefined || href !== undefined;

/** The evidence for a figure, in small type; until the owner has supplied it, what the figure is. */
export function EvidenceNote({ of, className = '' }: { of: Evidence | undefined; className?: string }) {
  if (!of) return null;
  const { label, source, date, href, frame } = of;
  if (!hasSource(of)) return frame && <p className={`text-note text-ink-muted ${className}`}>{frame}</p>;
  const name = source ?? (href && new URL(href).hostname);
  const text = [name, date && formatLongDate(date)].filter(Boolean).join(', ');
  return (
    <p className={`text-note text-ink-muted ${className}`}>
      {label}:{' '}
      {href ? (
        <a href={href} className="link">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
