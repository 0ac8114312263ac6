import { z } from 'zod';

/**
 * Frontmatter of an article in content/news. `meta.example` is what an error message proposes; nothing has a silent
 * default, and a field that is not listed here is refused.
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
  /** Day of publication; the list is sorted by it. */
  date: z.iso.date().meta({ example: '2026-05-12' }),
  /** Day of the last correction that a reader should know of. */
  updated: z.iso.date().optional().meta({ example: '2026-05-20' }),
  /** One word or two in the margin of the list. */
  category: z.string().min(3).max(30).meta({ example: 'Prodotto' }),
  /** Address of the picture, below public/images. */
  image: z
    .string()
    .regex(/^\/images\/[a-z0-9/-]+\.(?:svg|png|jpg|webp|avif)$/)
    .meta({ example: '/images/novita/nome-figura.svg' }),
  /** What the picture shows, for those who cannot see it. */
  imageAlt: z
    .string()
    .min(20)
    .max(300)
    .meta({ example: 'Una pagina con una frase evidenziata e, accanto, la sua scheda.' }),
  /** What the article is about; at least one. */
  tags: z.array(z.string().min(2).max(30)).min(1).meta({ example: '[ricerca, archivi]' }),
  /** A draft is shown while developing and never built. */
  draft: z.boolean().meta({ example: 'false' }),
});

export type ArticleData = z.infer<typeof articleSchema>;

/** An article as pages read it: its frontmatter and its address. */
export type Article = ArticleData & { slug: string };
