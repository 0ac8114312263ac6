import type { FileListCopy } from '@/components/pictures/file-list';
import type { PageCheckCopy } from '@/components/pictures/page-check';
import type { ResultListCopy } from '@/components/pictures/result-list';
import { fileStates } from './file-states';

// Samples for the pictures of the guides. Machines, documents, users and addresses are invented.

/** For the guide `ricerca-avanzata`: the threshold hides the third passage. */
export const resultList: ResultListCopy = {
  question: 'Con quanto preavviso possiamo recedere dal contratto di manutenzione?',
  labels: { question: 'Domanda', score: 'punteggio', threshold: 'min_score 0,50' },
  above: [
    {
      file: 'contratto-manutenzione-2024.pdf',
      place: 'pag. 7',
      passage:
        'Ciascuna parte può ==dare disdetta con preavviso scritto di novanta giorni== rispetto alla scadenza annuale.',
      score: '0,84',
    },
    {
      file: 'rinnovo-manutenzione-bozza.docx',
      place: 'pag. 2',
      passage: 'In caso di rinnovo, ==il termine per recedere è ridotto a sessanta giorni==.',
      score: '0,71',
    },
  ],
  below: [
    {
      file: 'regolamento-interno.odt',
      place: 'pag. 15',
      passage: 'Le ferie si chiedono ==con un preavviso di quindici giorni== al responsabile di reparto.',
      score: '0,38',
    },
  ],
};

export const pageCheck: PageCheckCopy = {
  resultLabel: 'Nei risultati',
  question: 'Chi paga la manutenzione dell’impianto di allarme?',
  found: {
    file: 'contratto-vigilanza.pdf',
    place: 'pag. 5',
    score: '0,88',
    passage: '==La manutenzione dell’impianto è a carico del fornitore==, ricambi compresi.',
  },
  pageLabel: 'Sulla pagina',
  paragraphs: [
    {
      label: 'Prima',
      text: 'Art. 8. Il fornitore verifica l’impianto di allarme due volte l’anno e ne redige verbale.',
      isDecisive: false,
    },
    {
      label: 'Il passo',
      text: 'Art. 9. ==La manutenzione dell’impianto è a carico del fornitore==, ricambi compresi.',
      isDecisive: false,
    },
    {
      label: 'Dopo',
      text: 'Sono esclusi i guasti causati da lavori che il cliente affida a terzi: in tal caso la spesa resta al cliente.',
      isDecisive: true,
    },
  ],
};

export const folder: FileListCopy = {
  title: '/archivio/Fornitori',
  note: 'Sorvegliata, con le sottocartelle',
  groups: [
    {
      name: 'Contratti',
      files: [
        { name: 'fornitura-carta-2024.docx', detail: 'contratto, 9 pagine', state: fileStates.indexed },
        { name: 'noleggio-stampanti.pdf', detail: 'scansione, pagina 6 di 14', state: fileStates.reading },
        { name: 'proroga-noleggio.pdf', detail: 'arrivato alle 10:42', state: fileStates.queued },
      ],
    },
    {
      name: 'Fatture',
      files: [
        { name: 'fattura-0418.pdf', detail: 'fattura, 2 pagine', state: fileStates.indexed },
        { name: 'fattura-0419.pdf', detail: 'chiede una password', state: fileStates.review },
      ],
    },
  ],
};
