import { z } from 'zod';
import type { Heading } from './guide';

/** A word or two that other articles share: letters or digits, so that it has an address. */
const term = (longest: number) =>
  z
    .string()
    .min(2)
    .max(longest)
    .regex(/[\p{L}\p{N}]/u);

/**
 * Frontmatter of an article in content/news. `meta.example` is what an error message proposes; nothing has a silent
 * default, and a field that is not listed here is refused. Days are those of Italy.
 */
export const articleSchema = z.strictObject({
  /** Headline, also the document's title. */
  title: z.string().min(10).max(70).meta({ example: 'Che cos’è un regesto' }),
  /** Two lines under the headline, in the list and in search results. */
  summary: z
    .string()
    .min(70)
    .max(160)
    .meta({ example: 'Due frasi, da 70 a 160 caratteri, che dicono che cosa si legge.' }),
  /** Day that the article carries; the list is sorted by it. */
  date: z.iso.date().meta({ example: '2026-05-12' }),
  /** First day on which it may be read, where that is not the day it carries. */
  publishOn: z.iso.date().optional().meta({ example: '2026-05-12' }),
  /** Last day on which it may be read. */
  expiresOn: z.iso.date().optional().meta({ example: '2026-12-31' }),
  /** Day of the last correction that a reader should know of. */
  updated: z.iso.date().optional().meta({ example: '2026-05-20' }),
  /** One word or two in the margin of the list; it has a page of its own. */
  category: term(20).min(3).meta({ example: 'Prodotto' }),
  /** Name of a file in content/news/immagini; its own message says more than a pattern could (lib/pictures). */
  image: z.string().meta({ example: 'nome-figura.jpg' }),
  /** What the picture shows, for those who cannot see it. */
  imageAlt: z
    .string()
    .min(20)
    .max(300)
    .meta({ example: 'Una pagina con una frase evidenziata e, accanto, la sua scheda.' }),
  /** What the article is about; at least one. Each has a page of its own. */
  tags: z.array(term(25)).min(1).max(8).meta({ example: '[ricerca, archivi]' }),
  /** A draft is shown while developing and never built. */
  draft: z.boolean().meta({ example: 'false' }),
});

export type ArticleData = z.infer<typeof articleSchema>;

/** Whether an article may be read today, and if not, why. */
export type ArticleStatus = 'published' | 'draft' | 'scheduled' | 'expired';

/** An article as pages read it: its frontmatter, its address and what its text holds. */
export type Article = ArticleData & {
  slug: string;
  /** Always `published` outside of `npm run dev`. */
  status: ArticleStatus;
  /** Time that reading it takes, in minutes. */
  minutes: number;
  /** Headings in order, for the table of contents. */
  headings: Heading[];
};
