import type { PerimeterCopy } from '@/components/pictures/perimeter';
import { offer } from '@/content/offer';

/** What every drawing of the perimeter says. */
export const perimeter = {
  frame: 'La vostra infrastruttura',
  outside: {
    label: 'Verso l’esterno',
    value: 'niente di vostro',
    text: 'Né documenti, né domande, né risposte.',
  },
  people: {
    name: 'Le vostre persone, fuori sede',
    text: 'Entrano per la via che aprite voi, con gli stessi permessi.',
  },
  caption: `Il disegno vale per l’installazione on-premise. ${offer.ai}.`,
} satisfies Partial<PerimeterCopy>;
