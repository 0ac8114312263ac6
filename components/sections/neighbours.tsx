import { Icon } from '@/components/ui/icon';

export type NeighboursCopy = {
  /** Accessible name of the links. */
  label: string;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
};

type Neighbour = { label: string; title: string; href: string };

/** Links to the previous and the next text; nothing if there is neither. */
export function Neighbours({ label, previous, next, className }: NeighboursCopy & { className: string }) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={label}
      className={`grid border-t border-ink ${previous && next ? 'sm:grid-cols-2' : ''} ${className}`}
    >
      {previous && <NeighbourLink {...previous} rel="prev" />}{' '}
      {next && <NeighbourLink {...next} rel="next" />}
    </nav>
  );
}

/** The link to the next text is always on the right. */
function NeighbourLink({ label, title, href, rel }: Neighbour & { rel: 'prev' | 'next' }) {
  const isNext = rel === 'next';
  return (
    <a
      href={href}
      rel={rel}
      className={`group block border-rule py-4 sm:py-5 max-sm:not-first:border-t ${isNext ? 'sm:not-first:border-l sm:pl-8 sm:text-right' : 'sm:pr-8'}`}
    >
      <span className={`flex items-center gap-2 text-small text-ink-muted ${isNext ? 'sm:justify-end' : ''}`}>
        {!isNext && <Icon name="arrow" className="w-3 rotate-180" />}
        {label}
        {isNext && <Icon name="arrow" className="w-3" />}
      </span>{' '}
      <span className="mt-1 block font-display text-heading-4 leading-tight group-hover:text-accent">
        {title}
      </span>
    </a>
  );
}
