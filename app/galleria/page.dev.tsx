import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { type Use, usesOf } from './collect';
import { forceStates } from './force';
import { filesOf, folders, sourcesOf } from './sources';
import { states } from './states';

export const metadata: Metadata = { title: 'Gallery of the parts' };

/** Made anew whenever somebody looks. */
export const dynamic = 'force-dynamic';

/** Parts that reach from edge to edge and bring their own margins. */
const wide = /^components\/(sections|layout)\//;

const inner = (file: string, start: string, end: string) => file.slice(start.length, -end.length);

/** A bundler takes what such a call could mean, so each folder has its own. */
const load: Record<(typeof folders)[number], (name: string) => Promise<Record<string, unknown>>> = {
  ui: (name) => import(`@/components/ui/${name}.tsx`),
  pictures: (name) => import(`@/components/pictures/${name}.tsx`),
  mdx: (name) => import(`@/components/mdx/${name}.tsx`),
  forms: (name) => import(`@/components/forms/${name}.tsx`),
  sections: (name) => import(`@/components/sections/${name}.tsx`),
  layout: (name) => import(`@/components/layout/${name}.tsx`),
};

/** Every part of the site in its states, with the words that the pages give it. For engineers: no build has it. */
export default async function Page() {
  const parts = await sourcesOf(
    folders.flatMap((folder) => filesOf(`components/${folder}`, '.tsx')),
    (file) => {
      const [, folder = '', name = ''] = file.split(/[/.]/);
      return load[folder as (typeof folders)[number]](name);
    },
  );
  const pages = await sourcesOf(filesOf('app', 'page.tsx'), (file) =>
    file === 'app/page.tsx'
      ? import('@/app/page')
      : import(`@/app/${inner(file, 'app/', '/page.tsx')}/page.tsx`),
  );
  const uses = await usesOf(parts, pages);
  const files = parts.map(({ file }) => file);
  const shown = files.filter((file) => uses.has(file) || states[file]);
  return (
    <main lang="en" className="grid gap-16 py-10">
      <div className="wrap">
        <h1 className="text-heading-2">Gallery of the parts</h1>
        <p className="mt-4 max-w-[65ch]">
          {shown.length} of {files.length} files, each as the pages use it (two uses at most, those that
          differ), after the states that nobody sees without doing something. The others are inside these, or
          wait for somebody to act.
        </p>
        <nav aria-label="Parts" className="mt-8 grid gap-8">
          {folders.map((folder) => (
            <div key={folder}>
              <h2 className="text-heading-4">components/{folder}</h2>
              <ul className="mt-2 columns-2 text-small md:columns-4">
                {files
                  .filter((file) => file.startsWith(`components/${folder}/`))
                  .map((file) => (
                    <li key={file}>
                      {shown.includes(file) ? (
                        <a href={`#${file}`} className="link">
                          {inner(file, `components/${folder}/`, '.tsx')}
                        </a>
                      ) : (
                        <span className="text-ink-muted">{inner(file, `components/${folder}/`, '.tsx')}</span>
                      )}
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      {shown.map((file) => (
        <Part key={file} file={file} uses={uses.get(file) ?? []} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours */}
      <script dangerouslySetInnerHTML={{ __html: `(${forceStates})()` }} />
    </main>
  );
}

function Part({ file, uses }: { file: string; uses: readonly Use[] }) {
  return (
    <section id={file} aria-label={file}>
      <h2 className="border-y border-ink bg-sheet py-2">
        <span className="wrap block">{file}</span>
      </h2>
      {states[file] && (
        <div className="wrap grid gap-8 py-8 md:grid-cols-4">
          {states[file].map(({ name, shown }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
            <Shown key={index} name={name}>
              {shown}
            </Shown>
          ))}
        </div>
      )}
      {uses.map(({ page, element, dark }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
        <Shown key={index} name={page}>
          <div lang="it" className={dark ? 'dark bg-ink py-8 text-paper' : undefined}>
            {wide.test(file) ? element : <div className="wrap">{element}</div>}
          </div>
        </Shown>
      ))}
    </section>
  );
}

function Shown({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-4">
      <p className="wrap pb-2 font-mono text-note text-ink-muted">{name}</p>
      {children}
    </div>
  );
}
