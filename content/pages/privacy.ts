import type { ConsentFacsimileCopy } from '@/components/mdx/consent-facsimile';
import type { FormDataTableCopy } from '@/components/mdx/form-data-table';
import type { ProcessorsCopy } from '@/components/mdx/processors';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/privacy',
  label: 'Privacy',
  title: 'Informativa sulla privacy',
  description:
    'Informativa sul trattamento dei dati personali di chi visita il sito, scrive, chiede una demo o si candida come partner (art. 13 GDPR).',
  noClosingBand: true,
  updated: '2026-11-29',
};

export const intro =
  'Quali dati raccoglie questo sito, a che cosa servono, chi li vede, per quanto tempo e come potete farli correggere o cancellare.';

/** Copy of the table of the data that the forms ask for. */
export const formData: FormDataTableCopy = {
  headings: { form: 'Dove', required: 'Dati obbligatori', optional: 'Dati facoltativi' },
  none: 'Nessuno',
};

/** Copy around the list of processors (content/site.ts). */
export const processors: ProcessorsCopy = {
  list: {
    before: 'Possono trattarli per nostro conto, come responsabili ai sensi dell’art.\u00a028 GDPR:',
    none: 'Nessun altro li tratta per nostro conto.',
  },
  transfers: {
    before: 'Fuori dall’Unione europea i dati possono essere trattati da',
    after: ', per gli scopi e nei casi indicati sopra.',
    basis:
      'Il trasferimento si fonda su una decisione di adeguatezza della Commissione europea (per gli Stati Uniti il Data Privacy Framework, se il fornitore vi aderisce) o sulle clausole contrattuali tipo (artt. 45 e 46 GDPR). Potete chiederci copia delle garanzie adottate.',
    none: 'I dati non sono trasferiti fuori dall’Unione europea.',
  },
};

export const facsimile: ConsentFacsimileCopy = {
  id: 'facsimile',
  legend: 'Facsimile',
  note: 'Queste caselle non sono collegate a nulla: spuntarle non dà, non nega e non ritira alcun consenso.',
  consents: [
    'Ho letto l’informativa sulla privacy.',
    'Acconsento a ricevere la newsletter.',
    'Acconsento alla misurazione delle visite.',
  ],
};
