import type { ReactNode } from 'react';
import type { Heading } from '@/lib/schema/text';
import { CurrentChapterStyle } from './current-chapter-style';
import { MarginList } from './margin-list';

/** A text with fewer chapters has no table of contents. */
const MIN_CHAPTERS = 3;

type TextBodyProps = {
  /** Details above the table of contents, level with the first line of the text. */
  margin?: ReactNode;
  /** The headings of the text, for the table of contents. */
  headings: Heading[];
  contentsLabel: string;
  /** Links to texts of the same kind: in their own column where there is room, otherwise above the text. */
  siblings?: ReactNode;
  /** Numbers the chapters, so that they can be cited. */
  numbered?: boolean;
  children: ReactNode;
};

/** A long text. Its table of contents is sticky in the margin, or collapsed above the text on small screens. */
export function TextBody({
  margin,
  headings,
  contentsLabel,
  siblings,
  numbered = false,
  children,
}: TextBodyProps) {
  const chapters = headings.filter((heading) => heading.depth === 2);
  return (
    <div
      className={`wrap grid gap-x-8 gap-y-6 py-6 lg:grid-cols-12 lg:py-14 print:block print:py-4 ${siblings ? 'lg:max-xl:grid-rows-[auto_1fr]' : ''}`}
    >
      {siblings && (
        <div className="lg:col-span-3 xl:col-span-2 xl:col-start-11 xl:row-start-1">
          <div className="xl:sticky xl:top-24">{siblings}</div>
        </div>
      )}
      <div className={`lg:col-span-3 ${siblings ? 'max-lg:-mt-6' : ''}`}>
        <div className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:overscroll-contain print:max-h-none">
          {margin}
          {chapters.length >= MIN_CHAPTERS && (
            <MarginList
              label={contentsLabel}
              from="lg"
              className={margin ? 'mt-8' : ''}
              title={
                <>
                  <CurrentChapterStyle />
                  <p className="label-text mb-2 text-small" aria-hidden="true">
                    {contentsLabel}
                  </p>
                </>
              }
            >
              <Contents chapters={chapters} numbered={numbered} />
            </MarginList>
          )}
        </div>
      </div>
      <div
        className={`min-w-0 lg:col-span-9 print:mt-4 ${siblings ? 'lg:row-span-2 lg:row-start-1 lg:col-start-4 xl:row-span-1 xl:col-span-7' : ''}`}
      >
        <div className={numbered ? 'prose chapters' : 'prose'}>{children}</div>
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
