import type { PreparedProfession } from '@/components/home/archive-demo';

/** The questions of the home page's demonstration, with the invented documents that answer them. */
export const preparedProfessions: readonly PreparedProfession[] = [
  {
    profession: 'Studi legali',
    questions: [
      {
        question: 'Entro quando possiamo disdire l’affitto del magazzino?',
        indexed: 'Entro quando possiamo disdire la locazione del magazzino?',
        documents: [
          {
            file: 'locazione-deposito-lotto-B.pdf',
            page: 4,
            kind: 'contratto',
            passage:
              'Art. 7. La conduttrice del deposito può recedere in qualsiasi momento, con preavviso di almeno sei mesi da inviare per raccomandata.',
          },
          {
            file: 'scrittura-integrativa-2023.docx',
            page: 2,
            kind: 'contratto',
            passage:
              'In deroga all’art. 7, la comunicazione di recesso è valida se giunge via PEC entro il 31 marzo di ogni anno.',
          },
          {
            file: 'verbale-amministratori-11.pdf',
            page: 3,
            kind: 'verbale, da scansione',
            passage:
              'Si delibera di non rinnovare la locazione del deposito al lotto B, salvo migliore offerta della proprietà.',
          },
        ],
      },
      {
        question: 'Chi paga se il cantiere si ferma?',
        indexed: 'Chi paga quando il cantiere resta fermo?',
        documents: [
          {
            file: 'contratto-appalto-2021.pdf',
            page: 8,
            kind: 'contratto',
            passage:
              '12.3 In caso di sospensione dei lavori per fatto della committente, gli oneri relativi sono rimborsati all’appaltatore nella misura pattuita per ogni giorno.',
          },
          {
            file: 'atto-aggiuntivo-3.docx',
            page: 2,
            kind: 'contratto',
            passage:
              'Le spese di vigilanza durante la sospensione restano a carico dell’impresa per i primi quindici giorni.',
          },
        ],
      },
    ],
  },
  {
    profession: 'Commercialisti',
    questions: [
      {
        question: 'Quali società clienti hanno prestato denaro ai soci?',
        indexed: 'Quali società clienti hanno prestato soldi ai soci?',
        documents: [
          {
            file: 'cliente-0214/nota-integrativa.pdf',
            page: 11,
            kind: 'bilancio',
            passage:
              'Crediti iscritti nell’attivo circolante. Verso altri: finanziamenti a soci: 18.400 euro, oltre l’anno.',
          },
          {
            file: 'cliente-0087/verbale-assemblea.pdf',
            page: 2,
            kind: 'verbale, da scansione',
            passage:
              'L’assemblea autorizza un prestito di 12.000 euro al socio di maggioranza, da restituire in tre anni.',
          },
        ],
      },
      {
        question: 'Quali clienti hanno debiti garantiti da ipoteca?',
        indexed: 'Quali clienti hanno debiti con una garanzia?',
        documents: [
          {
            file: 'cliente-0131/nota-integrativa.pdf',
            page: 9,
            kind: 'bilancio',
            passage:
              'Il mutuo residuo è assistito da garanzia sull’immobile sociale di cui al punto precedente.',
          },
          {
            file: 'cliente-0058/perizia-capannone.pdf',
            page: 1,
            kind: 'perizia',
            passage: 'Ipoteca volontaria di primo grado per 240.000 euro, a favore della banca mutuante.',
          },
        ],
      },
    ],
  },
  {
    profession: 'Consulenti del lavoro',
    questions: [
      {
        question: 'Quanto preavviso spetta a un impiegato con sei anni di servizio?',
        indexed: 'Quanto preavviso spetta a un dipendente con sei anni di servizio?',
        documents: [
          {
            file: 'accordo-di-rinnovo.pdf',
            place: 'art. 41',
            kind: 'contratto',
            passage: 'Per il quarto livello, compiuti i cinque anni, trenta giorni di calendario.',
          },
          {
            file: 'lettera-assunzione-0392.pdf',
            page: 2,
            kind: 'contratto, da scansione',
            passage:
              'Il dipendente è inquadrato al quarto livello. Per il preavviso vale il contratto collettivo.',
          },
        ],
      },
      {
        question: 'Entro quando si usano le ferie non godute?',
        indexed: 'Entro quando si usano le ferie arretrate?',
        documents: [
          {
            file: 'regolamento-interno.docx',
            page: 14,
            kind: 'altro',
            passage:
              'Le giornate di riposo non fruite nell’anno di maturazione vanno usate entro i diciotto mesi successivi.',
          },
          {
            file: 'accordo-aziendale.pdf',
            page: 3,
            kind: 'contratto',
            passage: 'Le ferie dell’anno prima scadono il 30 giugno, salvo esigenze del servizio.',
          },
        ],
      },
    ],
  },
];

/** Words that mean the same in these documents, a group a line. */
export const preparedSynonyms: readonly string[] = [
  'affitto locazione',
  'disdire recedere recesso',
  'magazzino deposito',
  'entro preavviso scadono',
  'pagare oneri spese carico rimborsati',
  'cantiere lavori',
  'fermare ferma sospensione',
  'prestato prestito finanziamenti',
  'debiti mutuo mutuante',
  'garantiti garanzia',
  'ipoteca garanzia',
  'impiegato dipendente livello',
  'ferie riposo',
  'godute fruite',
];
