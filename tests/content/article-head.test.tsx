import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArticleHead } from '@/components/novita/[slug]/article-head';

/** The texts of the head of an article, with a bar in place of tags. */
function textsOf(author: string | undefined): string {
  const html = renderToStaticMarkup(
    <ArticleHead
      title="Titolo"
      summary="Sommario."
      category={{ label: 'Prodotto', href: undefined }}
      published={{ label: 'Pubblicazione:', day: '2026-05-12', dayLabel: '12 maggio 2026' }}
      author={author}
      reading="4 minuti"
      mark={undefined}
    />,
  );
  return html.replaceAll(/(?:<[^>]*>)+/g, '|');
}

it('the head of an article names its author beside the date, if it has one', () => {
  expect(textsOf('Scritto da Nome Cognome')).toContain('12 maggio 2026|Scritto da Nome Cognome|4 minuti');
  expect(textsOf(undefined)).toContain('12 maggio 2026|4 minuti');
});
