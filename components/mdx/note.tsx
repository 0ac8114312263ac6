import type { ReactNode } from 'react';

/** A note beside the text. Its title says the kind of note. */
export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="my-6 border-l-2 border-ink py-1 pl-5 sm:my-8">
      <p className="font-semibold">{title}</p>
      <div className="mt-1">{children}</div>
    </aside>
  );
}
