import type { PerimeterCopy } from '@/components/tecnologia/sicurezza/perimeter';

/** A data sample for each room of the floor plan; invented. */
export const slips: Record<keyof PerimeterCopy['rooms'], string> = {
  documents: 'delibera-114.pdf',
  reading: 'pag. 3: «…la firma congiunta dei due consiglieri…»',
  index: 'delibera-114.pdf, pag. 3, punteggio 0,87',
  models: '«Servono due firme.» [1]',
  questions: 'Chi firma oltre la soglia?',
  log: '09:41:07 SEARCH crediti.07',
  client: 'crediti.07, Collaboratore',
};

/** An API call that requests refused accesses since a date. */
export const auditRequest = 'GET /audit?event=ACCESS_DENIED&from=2026-03-01';
