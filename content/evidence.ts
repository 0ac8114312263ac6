import type { Evidence } from '@/lib/schema/evidence';

const label = 'Fonte';

/**
 * The figures and statements of the specification that a reader may doubt. Where somebody can prove one, `source`, `date` and
 * `href` say how, and stand beside it as a note; `npm run launch-check` lists the others. Nothing is invented.
 */
export const evidence = {
  bankCase: { label, figure: 'il caso di studio della banca' },
  finance: { label, figure: 'ritorno, costi e conformità degli istituti finanziari' },
  timeSaved: { label, figure: 'il tempo risparmiato negli altri settori' },
  speed: { label, figure: 'i tempi di indicizzazione e di ricerca' },
  accuracy: { label, figure: 'le precisioni dell’OCR' },
  popular: { label, figure: '«Il più scelto», sul piano Professional' },
} satisfies Record<string, Evidence>;
