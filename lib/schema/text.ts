import { z } from 'zod';
import { movedAddressProblem } from './address';

/**
 * Earlier addresses of a text, which redirect to it (docs/decisions.md D45): whole, or the old name of its file.
 * @param example what an error message proposes
 */
export const aliasesField = (example: string) =>
  z
    .array(
      z.string().superRefine((text, { addIssue }) => {
        if (/^[a-z\d-]+$/.test(text)) return;
        const message = text.startsWith('/') ? movedAddressProblem(text) : `«${text}» non è un indirizzo.`;
        if (message) addIssue({ code: 'custom', message });
      }),
    )
    .min(1)
    .optional()
    .meta({ example });

/** A heading of a long text, for its table of contents. */
export type Heading = { id: string; text: string; depth: 2 | 3 };

/** When a text is published; days of Italy, YYYY-MM-DD. */
export type Schedule = { draft: boolean; firstDay: string; lastDay: string | undefined };

export type TextStatus = 'published' | 'draft' | 'scheduled' | 'expired';

/** A text of content/ as pages use it: its frontmatter and what is computed. */
export type Text<Data> = Data & {
  slug: string;
  /** Always `published` outside of `npm run dev` and previews. */
  status: TextStatus;
  /** Number of words under the frontmatter. */
  wordCount: number;
  /** In order. */
  headings: Heading[];
};
