import { Icon } from '@/components/ui/icon';

/** The texts before and after one. */
export type NeighboursCopy = {
  label: string;
  before: Neighbour | undefined;
  after: Neighbour | undefined;
};

type Neighbour = { label: string; title: string; href: string };

export function Neighbours({ label, before, after, className }: NeighboursCopy & { className: string }) {
  if (!before && !after) return null;
  return (
    <nav
      aria-label={label}
      className={`grid border-t border-ink ${before && after ? 'sm:grid-cols-2' : ''} ${className}`}
    >
      {before && <NeighbourLink {...before} rel="prev" />} {after && <NeighbourLink {...after} rel="next" />}
    </nav>
  );
}

/** The next one is always on the right. */
function NeighbourLink({ label, title, href, rel }: Neighbour & { rel: 'prev' | 'next' }) {
  const next = rel === 'next';
  return (
    <a
      href={href}
      rel={rel}
      className={`group block border-rule py-4 sm:py-5 max-sm:not-first:border-t ${next ? 'sm:not-first:border-l sm:pl-8 sm:text-right' : 'sm:pr-8'}`}
    >
      <span className={`flex items-center gap-2 text-small text-ink-muted ${next ? 'sm:justify-end' : ''}`}>
        {!next && <Icon name="arrow" className="w-3 rotate-180" />}
        {label}
        {next && <Icon name="arrow" className="w-3" />}
      </span>{' '}
      <span className="mt-1 block font-display text-heading-4 leading-tight group-hover:text-accent">
        {title}
      </span>
    </a>
  );
}
