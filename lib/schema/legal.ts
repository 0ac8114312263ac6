import { z } from 'zod';
import type { Heading } from './guide';

/** Frontmatter of a legal notice in content/legal. Nothing has a silent default; unlisted fields are refused. */
export const legalSchema = z.strictObject({
  /** Heading of the notice. */
  title: z.string().min(10).max(52).meta({ example: 'Informativa sulla privacy' }),
  /** Day of the version in force, printed under the heading. */
  updated: z.iso.date().meta({ example: '2026-05-12' }),
});

type LegalData = z.infer<typeof legalSchema>;

/** A notice as its page uses it. */
export type Legal = LegalData & {
  slug: string;
  /** Headings in order, for the table of contents. */
  headings: Heading[];
};
