import type { CircularGloss } from '@/lib/schema/sections/circular-gloss';
import type { InspectionLogCopy } from '@/lib/schema/sections/inspection';
import type { Solution } from '@/lib/schema/sections/solutions';

/** A circular and the internal documents it touches. Text, rules and files are invented. */
export const circular: CircularGloss = {
  caption:
    'Una circolare di vigilanza inventata, letta punto per punto. Accanto a ogni punto stanno i documenti interni che tocca, con il passo, la pagina e l’ufficio che li ha in carico: tre sono da rivedere, uno è già conforme.',
  rule: {
    label: 'Testo nuovo',
    file: 'circolare-vigilanza-07.pdf',
    heading: 'Sezione II – Conoscenza del cliente e concessione del credito',
  },
  touchedLabel: 'Documenti interni che tocca',
  ownerLabel: 'In carico a',
  states: { review: 'da rivedere', fine: 'già conforme' },
  points: [
    {
      number: '4.2',
      text: 'Il profilo di rischio del cliente si aggiorna ==ogni anno==, e ==a ogni cambio del titolare effettivo==.',
      touched: [
        {
          file: 'policy-antiriciclaggio-v6.pdf',
          place: 'p. 21',
          passage: 'Per i rapporti a rischio medio il riesame avviene ==ogni ventiquattro mesi==.',
          owner: 'Antiriciclaggio',
          state: 'review',
        },
        {
          file: 'manuale-filiali.docx',
          place: 'cap. 3',
          passage: 'Lo sportello rinnova la scheda ==quando scade il documento di identità==.',
          owner: 'Rete e filiali',
          state: 'review',
        },
      ],
    },
    {
      number: '5.1',
      text: 'La delibera di fido indica ==le fonti dei dati di reddito== su cui si fonda.',
      touched: [
        {
          file: 'regolamento-crediti-2023.pdf',
          place: 'art. 12',
          passage:
            'La proposta riporta il reddito ==dichiarato dal richiedente== e il parere dell’istruttore.',
          owner: 'Crediti',
          state: 'review',
        },
      ],
    },
    {
      number: '7.3',
      text: 'Degli accessi al fascicolo resta traccia, ==anche se respinti==.',
      touched: [
        {
          file: 'procedura-accessi.docx',
          place: 'punto 7',
          passage: 'Il registro annota ogni apertura e ==ogni rifiuto, con il motivo==.',
          owner: 'Sistemi informativi',
          state: 'fine',
        },
      ],
    },
  ],
  summary:
    'Tre punti nuovi, quattro documenti toccati: tre da rivedere, uno già conforme. Esempio con testi inventati.',
};

type Sample = NonNullable<Solution['sample']>;

/** Lines of the product beside each solution. */
export const lines = {
  monitoring: {
    lines: [
      'Cambia: risposta ai reclami ==entro trenta giorni==',
      'Da rivedere: procedura-reclami.docx, ==punto 4==',
    ],
  },
  versions: {
    lines: [
      'Edizione di marzo: «valuta gli scostamenti»',
      'Edizione di giugno: «valuta ==e motiva== gli scostamenti»',
    ],
  },
  translation: {
    lines: ['beneficial owner, wirtschaftlich Berechtigter', 'In tutte e due: ==titolare effettivo=='],
  },
  contracts: {
    lines: [
      'mutuo-impresa-0931.pdf, art. 9',
      '«Se il rapporto supera 3,5 la banca ==può chiedere il rimborso immediato==.»',
    ],
  },
  kyc: {
    lines: [
      'Visura: 12 gennaio. Dichiarazione del titolare: ==di quattro anni prima==',
      'Il socio al 30% ==non compare nella scheda cliente==',
    ],
  },
  entities: {
    lines: ['La stessa società, ==tre grafie==', 'In 14 contratti, 2 verbali, 1 lettera da scansione'],
  },
} satisfies Record<string, Sample>;

/** What happened to one document, as the log tells it. */
export const inspectionLog: InspectionLogCopy = {
  caption:
    'Il registro filtrato per un documento: cinque righe in ordine di tempo, l’ultima è un accesso respinto con il suo motivo.',
  questionLabel: 'Domanda',
  question: 'Chi ha aperto il verbale del comitato?',
  filter: 'verbale-comitato-0417.pdf',
  lines: [
    { day: '18 mar', time: '09:12', event: 'VIEW', user: 'crediti.4', ip: '10.0.4.18' },
    { day: '18 mar', time: '09:31', event: 'ANNOTATE', user: 'crediti.4', ip: '10.0.4.18' },
    {
      day: '02 apr',
      time: '11:05',
      event: 'SHARE',
      user: 'segreteria.1',
      ip: '10.0.4.22',
      note: 'a revisione.2',
    },
    { day: '02 apr', time: '15:40', event: 'DOWNLOAD', user: 'revisione.2', ip: '10.0.6.3' },
    {
      day: '03 apr',
      time: '16:05',
      event: 'ACCESS_DENIED',
      user: 'filiale.31',
      ip: '10.0.9.7',
      note: 'cartella riservata al comitato',
      denied: true,
    },
  ],
};
