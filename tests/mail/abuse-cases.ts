import type { Abuse } from './abuse/case';
import { headerLines, html, senders, traps } from './abuse/content';
import { copies, recipients } from './abuse/recipients';
import { floods, repeats } from './abuse/repeats';
import { methods, sites } from './abuse/sites';
import { bodies, connections } from './abuse/transport';

/** What abusers try, by group; each case says what must be answered and how many mails the company gets of it. */
export const abuseCases: Readonly<Record<string, readonly Abuse[]>> = {
  recipients,
  'copies and other fields': copies,
  'header lines': headerLines,
  senders,
  html,
  'trap field': traps,
  'other sites': sites,
  methods,
  bodies,
  connections,
  'keys and repeats': repeats,
  floods,
};
