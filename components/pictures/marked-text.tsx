import type { MarkedPassage } from '@/lib/schema/sections/marked-passage';

/** A passage with its matched words marked; the letters only help the eye, so screen readers skip them. */
export function MarkedText({ passage }: { passage: MarkedPassage }) {
  return passage.map((run) =>
    typeof run === 'string' ? (
      run
    ) : (
      <mark key={run.mark} className="-mx-[0.05em] px-[0.12em]">
        {run.mark}
        {run.ref && <Letter>{run.ref}</Letter>}
      </mark>
    ),
  );
}

/** The raised letter of a critical apparatus, in red lead. */
export function Letter({ children }: { children: string }) {
  return (
    <sup
      className="ml-[0.1em] font-text text-[0.66em] leading-none font-semibold text-minio"
      aria-hidden="true"
    >
      {children}
    </sup>
  );
}
