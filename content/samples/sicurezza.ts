import type { PerimeterCopy } from '@/components/tecnologia/sicurezza/perimeter';
import type { PermissionTreeCopy } from '@/components/tecnologia/sicurezza/permission-tree';

/** A data sample for each room of the floor plan; invented. */
export const slips: Record<keyof PerimeterCopy['rooms'], string> = {
  documents: 'delibera-114.pdf',
  reading: 'pag. 3: «…la firma congiunta dei due consiglieri…»',
  index: 'delibera-114.pdf, pag. 3, punteggio 0,87',
  models: '«Servono due firme.» [1]',
  questions: 'Chi firma oltre la soglia?',
  log: '09:41:07 SEARCH crediti.07 10.0.4.27 «Chi firma oltre la soglia?»',
  client: 'crediti.07, Collaboratore',
};

/** A folder of an invented archive, as two invented users see it. */
export const permissionTree: PermissionTreeCopy = {
  caption: 'Esempio con nomi inventati. Chi non trova un documento non ne vede nemmeno il nome.',
  columns: { name: 'Cartella o documento', rule: 'Permesso' },
  yes: 'lo trova',
  no: 'non lo trova',
  readers: [
    { user: 'legale.02', groups: 'Legale' },
    { user: 'legale.05', groups: 'Legale, Contenzioso' },
  ],
  entries: [
    { depth: 0, name: 'Legale/', rule: 'gruppo Legale', set: true },
    { depth: 1, name: 'Contratti/', rule: 'eredita', set: false },
    {
      depth: 2,
      name: 'fornitura-energia-2025.pdf',
      rule: 'eredita',
      set: false,
      found: [true, true],
    },
    { depth: 1, name: 'Contenzioso/', rule: 'gruppo Contenzioso', set: true },
    { depth: 2, name: 'memoria-1184.docx', rule: 'eredita', set: false, found: [false, true] },
    {
      depth: 2,
      name: 'parere-accordo.docx',
      rule: 'solo Responsabile',
      set: true,
      found: [false, false],
    },
  ],
};

/** An invented entry of a user directory. */
export const directoryEntry = 'CN=Contenzioso, OU=Gruppi, DC=azienda, DC=example';

/** An API call that requests refused accesses since a date. */
export const auditRequest = 'GET /audit?event=ACCESS_DENIED&from=2026-03-01';
