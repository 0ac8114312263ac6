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
  /** Picture of the card. */
  icon: z.enum(guideIcons).meta({ example: 'ricerca' }),
  /** Position of the card in its tab, from 1. */
  order: z.int().min(1).meta({ example: '3' }),
  /** Day of the last change of content. */
  updated: z.iso.date().meta({ example: '2026-05-12' }),
  /** Only of guides that belong to a lesson of the support centre. */
  level: z.enum(['base', 'intermedio', 'avanzato']).optional().meta({ example: 'base' }),
  /** Duration in minutes, where the specification states one. */
  minutes: z.int().min(1).max(240).optional().meta({ example: '15' }),
  /** The lowest plan that includes everything in it; a label shows it. */
  plan: z.enum(planLabelNames).optional().meta({ example: 'Professional' }),
  /** Its earlier addresses. */
  aliases: aliasesField('[/documentazione/vecchio-nome]'),
});

type GuideData = z.infer<typeof guideSchema>;
export type GuideKind = GuideData['kind'];
export type GuideIconName = GuideData['icon'];

export type Guide = Text<GuideData>;

/** Copy of a lesson of the support centre; level and duration come from the guide that it links. */
export type LessonCopy = {
  title: string;
  text: string;
  /** Address of the guide, without the folder. */
  guide: string;
};

/** A lesson as its card shows it. */
export type Lesson = Omit<LessonCopy, 'guide'> & {
  href: string;
  /** "Base", "Intermedio", "Avanzato". */
  level: string;
  minutes: number;
  plan: PlanTag | undefined;
};
