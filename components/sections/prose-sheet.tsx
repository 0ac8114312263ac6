import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Heading } from '@/lib/schema/text';
import { CurrentChapterStyle } from './current-chapter-style';

type ProseSheetProps = {
  /** Content of the margin, at the height of the first line. */
  margin?: ReactNode;
  /** The headings of the text. With fewer than three chapters there is no table of contents. */
  headings: Heading[];
  contentsLabel: string;
  /** Numbers the chapters, so that they can be cited. */
  numbered?: boolean;
  children: ReactNode;
};

/**
 * A long text with a margin. On wide screens the table of contents is sticky and marks the current chapter.
 * On small screens it is above the text, collapsed.
 */
export function ProseSheet({ margin, headings, contentsLabel, numbered = false, children }: ProseSheetProps) {
  const chapters = headings.filter((heading) => heading.depth === 2);
  const contents = chapters.length > 2 && <Contents chapters={chapters} numbered={numbered} />;
  return (
    <div className="wrap grid gap-x-8 gap-y-8 py-8 lg:grid-cols-12 lg:py-14 print:block print:py-4">
      <div className="lg:col-span-3">
        <div className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:overscroll-contain print:max-h-none">
          {margin}
          {contents && (
            <>
              <details
                name="indice"
                className="group border-y border-ink bg-sheet px-4 lg:hidden print:hidden"
              >
                <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold">
                  {contentsLabel}
                  <Icon name="plus" className="w-3.5 transition-[rotate] group-open:rotate-45" />
                </summary>
                <nav aria-label={contentsLabel}>{contents}</nav>
              </details>
              <nav
                aria-label={contentsLabel}
                className={`hidden text-small lg:block print:hidden ${margin ? 'mt-8' : ''}`}
              >
                <CurrentChapterStyle />
                <p className="rubric text-small" aria-hidden="true">
                  {contentsLabel}
                </p>
                <div className="mt-2 border-b border-rule">{contents}</div>
              </nav>
            </>
          )}
        </div>
      </div>
      <div className="min-w-0 lg:col-span-9 print:mt-4">
        <Prose numbered={numbered}>{children}</Prose>
      </div>
    </div>
  );
}

function Contents({ chapters, numbered }: { chapters: Heading[]; numbered: boolean }) {
  return (
    <ol className={`toc ${numbered ? 'toc-numbered' : ''}`}>
      {chapters.map((chapter) => (
        <li key={chapter.id} className="border-t border-rule">
          <a href={`#${chapter.id}`} className="block py-2.5 pr-2 leading-snug lg:py-2">
            {chapter.text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/**
 * The column of a long text, about 65 characters wide. Elements with the class `wide` (tables, figures, code)
 * use the whole column of the page. In print, external links show their address.
 */
function Prose({ numbered, children }: { numbered: boolean; children: ReactNode }) {
  return (
    <div
      className={`[&>*:not(.wide)]:max-w-[36rem] [&_strong]:font-semibold print:[&>*]:max-w-none! print:[&_[href^=http]]:after:wrap-anywhere print:[&_[href^=http]]:after:content-['_('_attr(href)_')'] ${numbered ? 'chapters' : ''}`}
    >
      {children}
    </div>
  );
}
