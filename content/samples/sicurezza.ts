/** A data sample for each room of the perimeter; invented. */
export const slips = {
  documents: 'delibera-114.pdf',
  reading: '«…firma congiunta…»',
  index: 'pag. 3: 0,87',
  question: 'Chi firma?',
  answer: '«Due firme.» [1]',
  log: '09:41:07 SEARCH crediti.07',
};

/** An API call that requests refused accesses since a date. */
export const auditRequest = 'GET /audit?event=ACCESS_DENIED&from=2026-03-01';
