import * as z from 'zod/mini';
import {
  choice,
  email,
  honeypot,
  line,
  MAX_LENGTH,
  MESSAGES,
  optionalChoice,
  optionalText,
  SIMPLE_EMAIL,
  ticked,
} from './fields';

/** Sectors of the demo form (section 3). */
export const SECTORS = ['studio-commercialista', 'settore-legale', 'consulente-lavoro', 'altro'] as const;
export type Sector = (typeof SECTORS)[number];

/** Sizes of a company, in employees, of the demo form (section 3). */
export const EMPLOYEE_RANGES_DEMO = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

/** The demo request (sections 3 and 5), for the browser and the server (D13). */
export const demoSchema = z.strictObject({
  nomeAzienda: line({ max: MAX_LENGTH.name, message: MESSAGES.required }),
  nomeContatto: line({ max: MAX_LENGTH.name, message: MESSAGES.required }),
  email: email(SIMPLE_EMAIL, MESSAGES.required),
  telefono: line({ max: MAX_LENGTH.phone, message: MESSAGES.required }),
  settore: choice(SECTORS, MESSAGES.required),
  numeroDipendenti: optionalChoice(EMPLOYEE_RANGES_DEMO),
  note: optionalText(),
  privacyAccepted: ticked(MESSAGES.privacy),
  ...honeypot,
});

/** What the form holds while it is filled. */
export type DemoInput = z.input<typeof demoSchema>;
/** A valid demo request. */
export type Demo = z.output<typeof demoSchema>;

/** An untouched demo form. */
export const emptyDemo = {
  nomeAzienda: '',
  nomeContatto: '',
  email: '',
  telefono: '',
  settore: '',
  numeroDipendenti: '',
  note: '',
  privacyAccepted: false,
  rg_vuoto: '',
} satisfies DemoInput;
