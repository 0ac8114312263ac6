import type { ContentRedirects } from '@/lib/content/redirects';
import type { ContentProblem } from '@/lib/content-error';
import { type Targets, targetError } from './link-target';

/**
 * Wrong redirects that only the built pages can show (docs/decisions.md D45): a source that is a
 * page or file, and a target that is not there.
 */
export function redirectProblems(
  { served, scheduled, expired }: ContentRedirects,
  targets: Targets,
): ContentProblem[] {
  const taken = [...served, ...scheduled, ...expired].filter(
    ({ from }) => targets.pages.has(from) || targets.files.has(decodeURI(from)),
  );
  return [
    ...taken.map(({ from, to: _, ...place }) => ({
      ...place,
      message: `«${from}» è l’indirizzo di una pagina o di un file che c’è. Togliete il rinvio, o prima la pagina.`,
    })),
    ...served.flatMap(({ from, to, ...place }) => {
      const error = targetError(to, targets, 'il rinvio');
      const column = place.column && 'to';
      return error ? [{ ...place, ...(column && { column }), message: `il rinvio a «${to}» ${error}` }] : [];
    }),
  ];
}
