import type { ReactNode } from 'react';

/**
 * The column of a long text, about 65 characters wide. Elements with the class `wide` (tables, figures, code)
 * use the whole column of the page. In print, external links show their address.
 */
export function Prose({ numbered, children }: { numbered: boolean; children: ReactNode }) {
  return (
    <div
      className={`[&>*:not(.wide)]:max-w-[36rem] [&_strong]:font-semibold print:[&>*]:max-w-none! print:[&_[href^=http]]:after:wrap-anywhere print:[&_[href^=http]]:after:content-['_('_attr(href)_')'] ${numbered ? 'chapters' : ''}`}
    >
      {children}
    </div>
  );
}
