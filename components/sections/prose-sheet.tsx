import type { ReactNode } from 'react';
import type { Heading } from '@/lib/schema/guide';
import { Prose } from './prose';

type ProseSheetProps = {
  /** What stands in the margin, beside the first line of the text. */
  margin: ReactNode;
  /** Headings of the text; with fewer than three chapters there is nothing to find one's way in. */
  headings: Heading[];
  contentsLabel: string;
  /** A hairline above, where no picture or other edge already closes what precedes. */
  ruled: boolean;
  children: ReactNode;
};

/** A long text with its margin: facts about it, and on wide screens its table of contents, which stays in sight. */
export function ProseSheet({ margin, headings, contentsLabel, ruled, children }: ProseSheetProps) {
  const chapters = headings.filter((heading) => heading.depth === 2);
  return (
    <div className={ruled ? 'border-t border-filetto' : ''}>
      <div className="wrap grid gap-x-8 gap-y-8 py-10 lg:grid-cols-12 lg:py-16 print:block print:py-4">
        <div className="lg:col-span-3">
          <div className="lg:sticky lg:top-24">
            {margin}
            {chapters.length > 2 && (
              <nav aria-label={contentsLabel} className="mt-8 hidden text-piccolo lg:block print:hidden">
                <p className="rubrica" aria-hidden="true">
                  {contentsLabel}
                </p>
                <ol className="mt-2 border-t border-filetto">
                  {chapters.map((chapter) => (
                    <li key={chapter.id} className="border-b border-filetto">
                      <a href={`#${chapter.id}`} className="block py-2 pr-2 leading-snug hover:text-minio">
                        {chapter.text}
                      </a>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
          </div>
        </div>
        <div className="min-w-0 lg:col-span-9 print:mt-4">
          <Prose>{children}</Prose>
        </div>
      </div>
    </div>
  );
}
