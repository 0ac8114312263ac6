import { formatLongDate } from '@/lib/content/date';
import { type Evidence, hasSource } from '@/lib/schema/evidence';

/** The evidence for a figure, in small type; nothing until the owner has supplied it. */
export function EvidenceNote({ of, className = '' }: { of: Evidence | undefined; className?: string }) {
  if (!of || !hasSource(of)) return null;
  const { label, source, date, href } = of;
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
