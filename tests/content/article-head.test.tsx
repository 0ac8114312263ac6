import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { ArticleHead } from '@/components/novita/[slug]/article-head';

async function textOf(author: string | undefined): Promise<string> {
  const { prelude } = await prerender(
    <ArticleHead
      title="Titolo"
      summary="Sommario."
      category={{ label: 'Prodotto', href: undefined }}
      published={{ label: 'Pubblicazione:', day: '2026-05-12', dayLabel: '12 maggio 2026' }}
      author={author}
      reading="4 minuti"
      picture={null}
      mark={undefined}
    />,
  );
  return (await new Response(prelude).text()).replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');
}

it('the head of an article names its author beside the date, if it has one', async () => {
  expect(await textOf('Scritto da Nome Cognome')).toContain(
    '12 maggio 2026|Scritto da Nome Cognome|4 minuti',
  );
  expect(await textOf(undefined)).toContain('12 maggio 2026|4 minuti');
});
