/** Small invented scenes of the client: a watched folder, some keys, an activation code. */
export const gains = {
  queue: {
    folder: 'D:\\Commesse\\Sede logistica',
    files: [
      { path: 'Contratti\\atto-aggiuntivo-3.docx', state: 'nuovo, in coda' },
      { path: 'Verbali\\sopralluogo-04.pdf', state: 'nuovo, in lettura' },
      { path: 'Contratti\\computo-varianti.xlsx', state: 'cambiato, in coda' },
    ],
  },
  keys: [
    { key: '↑ ↓', does: 'da un passo all’altro' },
    { key: 'Invio', does: 'apre la pagina del passo' },
    { key: 'Esc', does: 'torna all’elenco' },
  ],
} as const;

export const activationCode = ['7K4M', 'Q2XD', '9FHT', 'B3WN'] as const;
