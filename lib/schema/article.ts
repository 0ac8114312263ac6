import { z } from 'zod';
import { aliasesField, type Text } from './text';

/** A category or tag. Its words make its path. */
const term = (maxLength: number) =>
  z
    .string()
    .min(2)
    .max(maxLength)
    .refine((label) => /[a-z\d]/i.test(label), {
      error: ({ input }) => `«${input}» non ha lettere latine o cifre, di cui è fatto il suo indirizzo.`,
    });

/**
 * Frontmatter of an article in content/news, with days in Italian time. Error messages propose `meta.example`; nothing has a
 * default, and other fields are refused.
 */
export const articleSchema = z.strictObject({
  /** Headline, also the document's title. */
  title: z.string().min(10).max(70).meta({ example: '"Che cos’è un regesto"' }),
  /** Two lines under the headline, in the list and in search results. */
  summary: z
    .string()
    .min(70)
    .max(160)
    .meta({ example: '"Due frasi, da 70 a 160 caratteri, che dicono che cosa si legge."' }),
  /** Date of the article; lists are sorted by it. */
  date: z.iso.date().meta({ example: '2026-05-12' }),
  /** First day of publication, if it is not `date`. */
  publishOn: z.iso.date().optional().meta({ example: '2026-05-12' }),
  /** Day of the last correction that readers should know of. */
  updated: z.iso.date().optional().meta({ example: '2026-05-20' }),
  /** The author, a person or the company. Without it no name is shown. */
  author: z.string().min(2).max(60).regex(/\p{L}/u).optional().meta({ example: 'Nome Cognome' }),
  /** One or two words; each category has a page. */
  category: term(20).min(3).meta({ example: 'Prodotto' }),
  /** File name in content/news/immagini, which lib/pictures/name.ts checks. */
  image: z.string().meta({ example: 'nome-figura.jpg' }),
  imageAlt: z
    .string()
    .min(20)
    .max(300)
    .meta({ example: '"Una pagina con una frase evidenziata e, accanto, la sua scheda."' }),
  /** At least one; each tag has a page. */
  tags: z.array(term(25)).min(1).max(8).meta({ example: '[ricerca, archivi]' }),
  aliases: aliasesField('[/novita/vecchio-nome]'),
  /** Questions of visitors that the article answers, for the search; never shown. One of a chapter ends with `[#capitolo]`. */
  questions: z
    .array(z.string().min(5).max(120))
    .min(1)
    .max(30)
    .optional()
    .meta({ example: '["come si cita una fonte"]' }),
  /** Drafts are shown in `npm run dev` and in a preview only. */
  draft: z.boolean().meta({ example: 'false' }),
});

export type Article = Text<z.infer<typeof articleSchema>>;
