import { z } from 'zod';
import { planLabelNames } from './mdx-elements';
import type { PlanTag } from './plan';
import { aliasesField, type Text } from './text';

/** The three tabs of the documentation, in order. */
export const guideKinds = ['guida', 'tutorial', 'api'] as const;

/** The icons of the cards. */
const guideIcons = [
  'avvio',
  'documenti',
  'ricerca',
  'scudo',
  'persone',
  'collegamento',
  'contratto',
  'flusso',
  'report',
  'api',
  'chiave',
  'terminale',
] as const;

/**
 * Frontmatter of a page of the documentation in content/docs. Error messages propose `meta.example`; nothing has a default,
 * and other fields are refused.
 */
export const guideSchema = z.strictObject({
  /** Heading of the page, its card and the document's title. */
  title: z.string().min(10).max(52).meta({ example: '"Ricerca avanzata"' }),
  /** Text of the card and of search results. */
  summary: z
    .string()
    .min(70)
    .max(160)
    .meta({ example: '"Due frasi, da 70 a 160 caratteri, che dicono che cosa si impara."' }),
  /** The tab of the card. */
  kind: z.enum(guideKinds).meta({ example: 'guida' }),
  icon: z.enum(guideIcons).meta({ example: 'ricerca' }),
  /** Position of the card in its tab, from 1. */
  order: z.int().min(1).meta({ example: '3' }),
  /** Day of the last change of content. */
  updated: z.iso.date().meta({ example: '2026-05-12' }),
  /** Only for guides that a lesson of the support centre links. */
  level: z.enum(['base', 'intermedio', 'avanzato']).optional().meta({ example: 'base' }),
  /** Duration in minutes, where the specification states one. */
  minutes: z.int().min(1).max(240).optional().meta({ example: '15' }),
  /** The lowest plan that includes all its functions, shown as a label. */
  plan: z.enum(planLabelNames).optional().meta({ example: 'Professional' }),
  aliases: aliasesField('[/documentazione/vecchio-nome]'),
});

export type Guide = Text<z.infer<typeof guideSchema>>;
export type GuideKind = Guide['kind'];
export type GuideIconName = Guide['icon'];

/** Copy of a lesson of the support centre; level and duration come from its guide. */
export type LessonCopy = {
  title: string;
  text: string;
  /** Slug of the guide that it links. */
  guide: string;
};

/** Data of the card of a lesson. */
export type Lesson = Omit<LessonCopy, 'guide'> & {
  href: string;
  /** "Base", "Intermedio", "Avanzato". */
  level: string;
  minutes: number;
  plan: PlanTag | undefined;
};
