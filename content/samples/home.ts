/** A page of the notes of an invented annual report. */
export const shareholderLoans = {
  source: { file: 'cliente-0214/nota-integrativa.pdf', place: 'pag. 11' },
  ledger: {
    caption: 'Crediti iscritti nell’attivo circolante',
    columns: ['Voce', 'Entro l’anno', 'Oltre l’anno'],
    rows: [
      { name: 'Verso clienti', within: '214.380', beyond: '6.150', found: false },
      { name: 'Tributari', within: '31.906', beyond: '–', found: false },
      { name: 'Verso altri: finanziamenti a soci', within: '–', beyond: '18.400', found: true },
      { name: 'Verso altri: depositi cauzionali', within: '–', beyond: '2.700', found: false },
    ],
  },
} as const;
