import type { Solution } from '@/components/pictures/sample-lines';
import type { CircularImpactCopy } from '@/components/soluzioni/finanza/circular-impact';

/** A circular and the internal documents that it affects. Text, rules and files are invented. */
export const circular: CircularImpactCopy = {
  caption:
    'Una circolare di vigilanza inventata, letta punto per punto. Accanto a ogni punto stanno i documenti interni che tocca, con il passo, la pagina e l’ufficio che li ha in carico: tre sono da rivedere, uno corrisponde.',
  rule: {
    label: 'Testo nuovo',
    file: 'circolare-vigilanza-07.pdf',
    heading: 'Sezione II – Adeguata verifica della clientela',
  },
  affectedLabel: 'Documenti interni che tocca',
  points: [
    {
      number: '4.2',
      text: 'Per i rapporti a rischio medio il profilo si aggiorna ==ogni anno==, e ==a ogni cambio del titolare effettivo==.',
      affected: [
        {
          file: 'policy-antiriciclaggio-v6.pdf',
          place: 'pag. 21',
          passage: 'I clienti a rischio medio sono riesaminati ==ogni ventiquattro mesi==.',
          outcome: 'da rivedere',
          note: 'Ufficio: Antiriciclaggio',
          mustChange: true,
        },
        {
          file: 'manuale-filiali.docx',
          place: 'cap. 3',
          passage: 'Lo sportello rinnova la scheda ==quando scade il documento di identità==.',
          outcome: 'da rivedere',
          note: 'Ufficio: Rete e filiali',
          mustChange: true,
        },
      ],
    },
    {
      number: '5.1',
      text: 'Se il rischio è elevato, l’origine dei fondi risulta ==da documenti, non dalla sola dichiarazione==.',
      affected: [
        {
          file: 'istruttoria-fidi-2023.pdf',
          place: 'art. 12',
          passage: 'Sulla provenienza delle somme ==fa fede quanto dichiara il richiedente==.',
          outcome: 'da rivedere',
          note: 'Ufficio: Crediti',
          mustChange: true,
        },
      ],
    },
    {
      number: '7.3',
      text: 'Degli accessi al fascicolo resta traccia, ==anche se respinti==.',
      affected: [
        {
          file: 'procedura-accessi.docx',
          place: 'punto 7',
          passage: 'Il registro annota ogni apertura e ==ogni rifiuto, con il motivo==.',
          outcome: 'passo corrispondente',
          note: 'Ufficio: Sistemi informativi',
          mustChange: false,
        },
      ],
    },
  ],
  summary:
    'Tre punti nuovi, quattro documenti toccati: tre da rivedere, uno corrispondente. Esempio con testi inventati.',
};

type Sample = NonNullable<Solution['sample']>;

/** A sample for each finding. */
export const findingSamples = {
  versions: {
    lines: [
      'Edizione di marzo: «valuta gli scostamenti»',
      'Edizione di giugno: «valuta ==e motiva== gli scostamenti»',
      'Da rivedere: procedura-incidenti.docx, punto 4',
    ],
  },
  translation: {
    lines: [
      { lang: 'de', text: 'Der ==wirtschaftlich Berechtigte== ist jährlich zu überprüfen.' },
      'Il ==titolare effettivo== va verificato ogni anno.',
    ],
  },
  contracts: {
    lines: [
      'mutuo-impresa-0931.pdf, art. 9',
      '«Oltre il rapporto di 3,5 la banca può far valere ==la decadenza dal beneficio del termine==.»',
    ],
  },
  dueDiligence: {
    lines: [
      'Visura: 12 gennaio. Dichiarazione del titolare effettivo: ==di quattro anni prima==',
      'Il socio al 30% ==non compare nella scheda cliente==',
    ],
  },
  log: { log: true, lines: ['15:40 DOWNLOAD revisione.2', '16:05 ACCESS_DENIED filiale.31'] },
} satisfies Record<string, Sample>;
