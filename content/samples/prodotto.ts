import type { CitedAnswerCopy } from '@/components/prodotto/cited-answer';
import { planTags } from '@/content/plans';

/** A page of an invented maintenance contract, and a question that it answers. */
export const citedContract: CitedAnswerCopy = {
  caption:
    'Un contratto scansionato, i dati che l’indice ne ricava, una domanda e la risposta, che rimanda all’articolo da cui viene.',
  page: {
    file: 'contratto-manutenzione-ascensori.pdf',
    heading: 'Contratto di manutenzione',
    above: [
      'Art. 6. Interventi. La ditta interviene entro ventiquattro ore dalla chiamata. Per le persone bloccate in cabina interviene senza ritardo, anche nei giorni festivi.',
    ],
    passage:
      'Art. 7. Ricambi. Scaduta la garanzia, ==il costo dei ricambi è a carico del committente==. La ditta presta la manodopera ==senza altro compenso==.',
    below: [
      'Art. 8. Registro. Ogni intervento è annotato nel registro dell’impianto, con la data, l’ora e la firma del tecnico.',
    ],
    folio: '7',
  },
  index: {
    label: 'Dall’indice',
    details: [
      { name: 'Tipo', value: 'Contratto' },
      { name: 'Origine', value: 'Scansione, testo letto con OCR' },
      { name: 'Pagine', value: '12' },
      { name: 'Può leggerlo', value: 'Ufficio tecnico, Acquisti' },
    ],
  },
  question: { label: 'Domanda', text: 'Chi paga i pezzi di ricambio quando finisce la garanzia?' },
  answer: {
    label: 'Risposta',
    plan: planTags.Professional,
    text: 'Li pagate voi. La manodopera no: la ditta la presta senza altro compenso.',
    mark: '1',
  },
  source: { label: 'Fonte', place: 'Contratto di manutenzione, art. 7, pagina 7' },
};
