/** A data sample for each room of the perimeter; invented. */
export const slips = {
  documents: 'delibera-114.pdf',
  reading: '«…la firma congiunta dei due consiglieri…»',
  index: 'pag. 3, punteggio 0,87',
  question: 'Chi firma oltre la soglia?',
  models: 'delibera-114.pdf, pag. 3',
  answer: '«Servono due firme.» [1]',
  log: '09:41:07 SEARCH crediti.07',
};

/** An API call that requests refused accesses since a date. */
export const auditRequest = 'GET /audit?event=ACCESS_DENIED&from=2026-03-01';
