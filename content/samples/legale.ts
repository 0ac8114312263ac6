import type { PassageText } from '@/components/pictures/passage';
import type { ClauseComparisonCopy } from '@/components/soluzioni/legale/clause-comparison';

/** Two versions of an invented supply contract that differ in one word. */
export const comparison: ClauseComparisonCopy = {
  caption:
    'Due bozze di un contratto di fornitura a confronto. Nell’articolo 11 il termine per denunciare i vizi partiva dalla scoperta; nella nuova bozza parte dalla consegna. L’analisi lo segnala come clausola rischiosa.',
  versions: [
    { file: 'fornitura-quadri-bozza2.docx', date: '4 marzo' },
    { file: 'fornitura-quadri-bozza3.docx', date: '11 marzo' },
  ],
  clause: 'Art. 11 – Garanzia e denuncia dei vizi',
  above: [
    {
      number: '11.1',
      same: 'Il Fornitore garantisce i beni per ventiquattro mesi, alle condizioni dell’Allegato B.',
    },
  ],
  changed: {
    number: '11.2',
    before: 'Il Cliente denuncia i vizi per iscritto, a pena di decadenza, entro otto giorni dalla',
    old: 'scoperta',
    new: 'consegna',
    after: '.',
  },
  below: [
    { number: '11.3', same: 'Il Fornitore ripara o sostituisce i beni difettosi a proprie spese.' },
    { number: '11.4', same: 'La garanzia non copre l’usura e i danni da uso contrario al manuale.' },
  ],
  sameLabel: 'uguale nelle due bozze',
  note: {
    label: 'Clausola rischiosa',
    title: 'Il termine parte prima',
    text: 'Per un vizio che emerge dopo otto giorni il Cliente decade dalla garanzia, anche se l’art. 11.1 la promette per due anni.',
    precedent: {
      label: 'Precedente dello studio',
      text: '«…otto giorni dalla scoperta, anche per i vizi occulti.»',
      source: 'fornitura-pompe.docx, art. 9',
    },
  },
  overview: {
    articles: 24,
    changed: 11,
    label: 'art. 11',
    summary: '24 articoli a confronto: 23 uguali, 1 diverso.',
  },
};

/** The values extracted from an invented contract. */
export const extracted: readonly PassageText[] = [
  'Scadenza: 30 giugno',
  'Penale: 0,5% al giorno',
  'Foro: Bologna',
];
