import type { MeaningVsKeywordCopy } from '@/components/tecnologia/ricerca/meaning-vs-keyword';

/** One question by keyword and by meaning. The documents are invented. */
export const meaningVsKeyword: MeaningVsKeywordCopy = {
  id: 'confronto',
  title: 'La stessa domanda, cercata in due modi',
  questionLabel: 'Domanda',
  question: 'Il fornitore può aumentare i prezzi durante il contratto?',
  keyword: {
    title: 'Per parola',
    rule: 'Cerca le pagine che contengono le parole della domanda.',
    entries: [
      {
        file: 'listino-accessori-2024.xlsx',
        place: 'pag. 1',
        passage: 'Tutti i ==prezzi== si intendono IVA esclusa, franco deposito del ==fornitore==.',
        gloss: 'Ha le parole. Non risponde.',
      },
      {
        file: 'anagrafica-fornitori.docx',
        place: 'pag. 2',
        passage: 'Allegare al ==contratto== la visura camerale del ==fornitore==.',
        gloss: 'Ha le parole. Non risponde.',
      },
    ],
    foot: 'Manca la clausola che risponde: dice «corrispettivi».',
  },
  meaning: {
    title: 'Per significato',
    rule: 'Cerca i passi, cioè le poche righe che rispondono, comunque siano scritti.',
    entries: [
      {
        file: 'contratto-quadro-2022.pdf',
        place: 'pag. 6',
        passage:
          'I ==corrispettivi== possono essere ==adeguati una sola volta l’anno==, nei limiti dell’indice ISTAT.',
        gloss: 'Sì, ma con un tetto.',
      },
      {
        file: 'condizioni-generali.pdf',
        place: 'pag. 3',
        passage: 'È esclusa ogni altra ==revisione unilaterale del compenso== ==prima della scadenza==.',
        gloss: 'E oltre quel tetto, no.',
      },
    ],
    foot: 'Due passi, due documenti, una risposta da verificare alla fonte.',
  },
  caption: 'Esempio con documenti inventati.',
};
