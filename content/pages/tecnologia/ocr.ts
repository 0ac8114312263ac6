import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/tecnologia/ocr',
  label: 'OCR',
  title: 'OCR: dalla scansione al testo ricercabile',
  description:
    'Scansioni, fax e fotografie diventano testo che si può cercare e citare: come lavora l’OCR, in quante lingue e con quale precisione.',
  parents: ['/', '/tecnologia'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
