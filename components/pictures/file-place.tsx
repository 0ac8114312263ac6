import type { Source } from './passage';

/** A file and the place in it: a page, an article, a sheet. The place stays whole. */
export function FilePlace({ file, place, className = '' }: Source & { className?: string }) {
  return (
    <span className={`font-mono text-note font-normal wrap-anywhere text-ink-muted ${className}`}>
      {file}
      <span className="font-text">
        , <span className="inline-block">{place}</span>
      </span>
    </span>
  );
}
