import type { LayoutCopy } from './layout-copy';

/** Marks every page of a preview as such (D49). It scrolls with the page, so that it covers nothing. */
export function PreviewLine({ copy: { label, text } }: { copy: LayoutCopy['preview'] }) {
  return (
    <aside
      aria-label={label}
      data-preview=""
      className="border-b border-rule bg-highlight text-small text-ink"
    >
      <p className="wrap py-2">
        <strong>{label}</strong>: {text}
      </p>
    </aside>
  );
}
