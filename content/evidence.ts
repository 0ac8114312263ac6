import type { Evidence } from '@/components/ui/evidence-note';

const label = 'Fonte';

/**
 * Figures and statements of the specification that a reader may doubt. `source`, `date` and `href` give the proof, shown as a
 * note beside the figure; `npm run launch-check` lists those without one.
 */
export const evidence = {
  bankCase: {
    label,
    figure: 'il caso di studio della banca',
    frame: 'Cifre di una banca sola, che non nominiamo; la fonte non è pubblicata.',
  },
  finance: {
    label,
    figure: 'ritorno, costi e conformità degli istituti finanziari',
    frame:
      'Valori che indichiamo noi; la fonte non è pubblicata, e il vostro dipende dall’archivio da cui partite.',
  },
  timeSaved: {
    label,
    figure: 'il tempo risparmiato negli altri settori',
    frame: 'Un valore che indichiamo noi; la fonte non è pubblicata.',
  },
  speed: { label, figure: 'i tempi di indicizzazione e di ricerca' },
  accuracy: { label, figure: 'le precisioni dell’OCR' },
  popular: { label, figure: '«Il più scelto», sul piano Professional' },
} satisfies Record<string, Evidence>;
