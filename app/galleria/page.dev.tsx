import type { Metadata } from 'next';
import { forceStates } from './force';
import { states } from './states';

export const metadata: Metadata = { title: 'Gallery of states' };

/**
 * States of components that appear only after an action: hover, focus, errors, toasts. The pages show all others. For
 * developers: no build contains this page.
 */
export default function Page() {
  return (
    <main lang="en" className="wrap grid gap-12 py-10">
      <h1 className="text-heading-2">Gallery of states</h1>
      {Object.entries(states).map(([file, shown]) => (
        <section key={file} id={file} aria-label={file}>
          <h2 className="border-y border-ink py-2">{file}</h2>
          <div className="grid gap-8 py-8 md:grid-cols-4">
            {shown.map((state, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
              <div key={index} className="py-4">
                <p className="pb-2 font-mono text-note text-ink-muted">{state.name}</p>
                <div lang="it">{state.shown}</div>
              </div>
            ))}
          </div>
        </section>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours */}
      <script dangerouslySetInnerHTML={{ __html: `(${forceStates})()` }} />
    </main>
  );
}
