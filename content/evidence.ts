import type { Evidence } from '@/components/ui/evidence-note';

const label = 'Fonte';

/**
 * Figures and statements of the specification that a reader may doubt. `source`, `date` and `href` give the proof, shown as a
 * note beside the figure; `npm run launch-check` lists those without one.
 */
export const evidence = {
  bankCase: { label, figure: 'il caso di studio della banca' },
  finance: { label, figure: 'ritorno, costi e conformità degli istituti finanziari' },
  timeSaved: { label, figure: 'il tempo risparmiato negli altri settori' },
  speed: { label, figure: 'i tempi di indicizzazione e di ricerca' },
  accuracy: { label, figure: 'le precisioni dell’OCR' },
  popular: { label, figure: '«Il più scelto», sul piano Professional' },
} satisfies Record<string, Evidence>;
