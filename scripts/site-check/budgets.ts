import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '@/lib/content/collections';
import { root } from '../bootstrap.mjs';
import type { Finding } from './page';
import type { PageWeight } from './weights';

type Metric = Exclude<keyof PageWeight, 'path'>;
type Budget = { what: string; limit: number; unit?: string; fix: string };

/** The budgets of a page, in bytes after compression (brotli). */
export const budgets = {
  /** A new TCP connection sends 14,600 bytes, ten segments, before it waits for an answer (RFC 6928). */
  html: {
    what: 'HTML e stili che bloccano',
    limit: 17_000,
    fix: 'Accorciate la pagina o dividetela in due; nel codice, meno disegni in SVG e meno classi ripetute.',
  },
  /** The script of every page: menu, opening of search and consent, hydration of islands. */
  script: {
    what: 'lo script di ogni pagina',
    limit: 3_072,
    fix: 'Senza React, e ciò che serve di rado si carica quando serve (lib/browser).',
  },
  /** Less than the 115 KB that an empty Next page loads. */
  islands: {
    what: 'gli script delle sue isole, insieme',
    limit: 104_000,
    fix: 'Guardate che cosa importano: basta un elemento nativo, o una parte si carica quando serve.',
  },
  /** It reads the visitor's two documents (D48), mostly by pdf.js. Two seconds of a slow phone connection. */
  worker: {
    what: 'il web worker',
    limit: 470_000,
    fix: 'Guardate che cosa importa lib/browser/documents, che si carica tutto prima che la rete si chiuda.',
  },
  /** One typeface for titles and one for text. */
  fontFiles: {
    what: 'i caratteri',
    limit: 2,
    unit: 'file',
    fix: 'Usate i due di app/fonts.',
  },
  fonts: {
    what: 'i caratteri',
    limit: 40_000,
    fix: 'Togliete segni o funzioni (scripts/subset-fonts.mjs).',
  },
  /** A third of a second of a slow phone connection (1.6 Mbit/s, Lighthouse's "slow 4G"). */
  firstLoad: {
    what: 'il primo caricamento (HTML, stili, script, caratteri, figure in alto che non sono di articoli)',
    limit: 70_000,
    fix: 'Sotto il primo schermo le figure si caricano quando servono (lazy).',
  },
  requests: {
    what: 'il primo caricamento',
    limit: 6,
    unit: 'richieste',
    fix: 'Sotto il primo schermo le figure si caricano quando servono (lazy), e gli stili stanno nella pagina.',
  },
} satisfies Record<Metric, Budget>;
const metrics = Object.keys(budgets) as Metric[];

const medianBudget: Budget = {
  what: 'HTML e stili della pagina mediana',
  limit: 14_000,
  fix: 'Guardate ciò che hanno tutte le pagine: testata, piede, stili comuni.',
};

/** Lists each budget with its metric and the pages that it limits: all of them, or the median page. */
function budgetsWithPages(pages: readonly PageWeight[]) {
  const byWeight = [...pages].sort((a, b) => a.html - b.html);
  const middle = Math.floor(pages.length / 2);
  return [
    ...metrics.map((metric) => ({ metric, budget: budgets[metric] as Budget, pages })),
    { metric: 'html' as const, budget: medianBudget, pages: byWeight.slice(middle, middle + 1) },
  ];
}

const format = new Intl.NumberFormat('it').format;

/** Whether a page grows with the texts of editors, whose length stops nothing. */
const isOfTexts = (path: string) => collections.some(({ owns }) => owns(path)) || isLegal(path);
const isLegal = (path: string) => existsSync(join(root, `content/legal${path}.mdx`));

/** Reports pages above a budget, with the excess and the fix. */
export function overBudget(pageWeights: readonly PageWeight[]): Finding[] {
  return budgetsWithPages(pageWeights).flatMap(({ metric, budget, pages }) => {
    const { what, limit, unit = 'B', fix } = budget;
    return pages
      .filter((page) => page[metric] > limit)
      .map(({ path, [metric]: weight }) => {
        const excess = `${format(weight - limit)} oltre il limite di ${format(limit)}`;
        const text = `${what}: ${format(weight)} ${unit}, ${excess}. ${fix}`;
        return { path, text, ...(isOfTexts(path) && { isNote: true }) };
      });
  });
}
