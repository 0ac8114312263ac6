import type { Subject } from './contact';
import type { Sector } from './demo';
import type { PartnerType } from './partner';

/** Readable names of the subject codes; a test keeps these three tables equal to what the forms show. */
export const SUBJECT_LABELS: Record<Subject, string> = {
  info: 'Informazioni generali',
  demo: 'Richiesta di una demo',
  quote: 'Richiesta di un preventivo',
  support: 'Supporto tecnico',
  partnership: 'Collaborazioni e partnership',
  careers: 'Lavorare con noi',
  other: 'Altro',
};

/** Readable names of the kinds of partnership. */
export const PARTNER_TYPE_LABELS: Record<PartnerType, string> = {
  reseller: 'Rivenditore',
  integrator: 'System integrator',
  technology: 'Partner tecnologico',
};

/** Readable names of the sectors. */
export const SECTOR_LABELS: Record<Sector, string> = {
  'studio-commercialista': 'Studio commercialista',
  'settore-legale': 'Settore legale',
  'consulente-lavoro': 'Consulente del lavoro',
  altro: 'Altro',
};

/**
 * An option as messages name it: its words for people, its code for filters and spreadsheets.
 * @param labels one of the tables above
 */
export function named<Code extends string>(labels: Record<Code, string>, code: Code): string {
  return `${labels[code]} (${code})`;
}

/** A line of a message: label and value. */
export type Row = readonly [label: string, value: string];

/** What a message says of an optional field left empty; the specification fixes it for the phone. */
export const NOT_GIVEN = 'Non fornito';

const romeTime = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
});

/** A moment as Italian readers write it, in Rome's time. */
export function italianTime(date: Date): string {
  return romeTime.format(date);
}
