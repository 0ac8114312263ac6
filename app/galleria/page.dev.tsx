import type { Metadata } from 'next';
import { forceStates } from './force-states';
import { states } from './states';

export const metadata: Metadata = { title: 'Gallery of states' };

/** For developers: the states of components that appear only after an action, such as errors. No build contains this page. */
export default function Page() {
  return (
    <main lang="en" className="wrap grid gap-12 py-10">
      <h1 className="text-heading-2">Gallery of states</h1>
      {Object.entries(states).map(([file, fileStates]) => (
        <section key={file} id={file} aria-label={file}>
          <h2 className="border-y border-ink py-2">{file}</h2>
          <div className="grid gap-8 py-8 md:grid-cols-4">
            {fileStates.map((state, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
              <div key={index} className="py-4">
                <p className="pb-2 font-mono text-note text-ink-muted">{state.name}</p>
                <div lang="it">{state.element}</div>
              </div>
            ))}
          </div>
        </section>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the source of our own function */}
      <script dangerouslySetInnerHTML={{ __html: `(${forceStates})()` }} />
    </main>
  );
}
