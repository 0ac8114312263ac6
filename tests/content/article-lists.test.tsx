import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { ArticleNext } from '@/components/novita/[slug]/article-next';
import { ArticleIndex } from '@/components/novita/article-index';
import { Pagination } from '@/components/novita/pagination';
import { joinedWords } from '@/lib/tools/site-check/joined-words';
import { parsePage } from '@/lib/tools/site-check/page';

const link = (label: string) => ({ label, href: `/${label}` });
const dated = { day: '2026-05-12', dayLabel: '12 maggio 2026' };
const neighbour = (label: string) => ({ ...link(label), title: '100 carte e un titolo' });
const article = (title: string) => ({ ...dated, href: `/${title}`, title });

/** What stands around articles from the second one on. */
const parts: [string, ReactNode][] = [
  [
    'the neighbours and related articles of an article',
    <ArticleNext
      key="next"
      neighbours={{ label: 'Vicini', before: neighbour('Prima'), after: neighbour('Dopo') }}
      related={{ title: 'Sullo stesso argomento', articles: [article('uno'), article('due')] }}
      all={link('tutti')}
    />,
  ],
  [
    'the list of articles',
    <ArticleIndex
      key="index"
      years={[2026, 2025].map((year) => ({
        year: String(year),
        articles: ['uno', 'due'].map((title) => ({
          ...article(`${title}-${year}`),
          summary: 'Sommario',
          category: link('Prodotto'),
          tags: [],
          mark: 'Bozza',
        })),
      }))}
    />,
  ],
  [
    'the pager of the list',
    <Pagination
      key="pages"
      label="Pagine"
      newer={link('Più recenti')}
      older={link('Meno recenti')}
      pages={[
        { number: 1, ...link('Pagina 1'), current: true },
        undefined,
        { number: 9, ...link('Pagina 9'), current: false },
      ]}
    />,
  ],
];

it.each(parts)('%s keeps words apart without a style sheet', async (_, part) => {
  const { prelude } = await prerender(part);
  const html = await new Response(prelude).text();
  expect(html).toContain('</a>');
  expect(joinedWords({ path: '/novita', document: parsePage(html) })).toEqual([]);
});
