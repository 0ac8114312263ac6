import type { Wire } from './wire';

export type Abuse = {
  /** What an abuser tries. */
  tries: string;
  /** What goes over one connection each. */
  lines: readonly Wire[];
  /** Of the answers, in their order; a number stands for as many as there are lines. */
  statuses: number | readonly number[];
  /** How many mails reach the company's own boxes because of it; none unless given. */
  mails?: number;
  /** All lines at once, else one after another. */
  together?: true;
  /** A server that gives up slow requests at once, or takes three submissions an address. */
  server?: 'impatient' | 'limited';
};

/** Case of one line: refused, or taken as a mail to the company. */
export const refused = (tries: string, status: number, line: Wire): Abuse => ({
  tries,
  lines: [line],
  statuses: status,
});

export const harmless = (tries: string, line: Wire, status = 200): Abuse => ({
  tries,
  lines: [line],
  statuses: status,
  mails: 1,
});
