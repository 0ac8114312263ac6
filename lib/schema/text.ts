import { z } from 'zod';
import { redirectSourceProblem } from './path';

/** Earlier paths of a text, which redirect to it (docs/decisions.md D45): whole paths, or old slugs. */
export const aliasesField = (example: string) =>
  z
    .array(
      z.string().superRefine((text, { addIssue }) => {
        if (/^[a-z\d-]+$/.test(text)) return;
        const message = text.startsWith('/') ? redirectSourceProblem(text) : `«${text}» non è un indirizzo.`;
        if (message) addIssue({ code: 'custom', message });
      }),
    )
    .min(1)
    .optional()
    .meta({ example });

/** A heading of a long text, for its table of contents. */
export type Heading = { id: string; text: string; depth: 2 | 3 };

/** The time of publication of a text, in days of Italy, YYYY-MM-DD. */
export type Schedule = { draft: boolean; firstDay: string };

export type TextStatus = 'published' | 'draft' | 'scheduled';

/** A text of content/: its frontmatter, and data that are computed. */
export type Text<Data> = Data & {
  slug: string;
  /** Always `published`, except in `npm run dev` and previews. */
  status: TextStatus;
  /** Number of words under the frontmatter. */
  wordCount: number;
  headings: Heading[];
};
