import type { Cookie } from '@/lib/schema/consent';
import { figures } from './figures';

const day = 24 * 60 * 60;

/**
 * Every cookie of the site; all need consent (D24). This list is the table of /cookie, and the script of consent uses it to
 * limit the lifetimes and to delete the cookies when consent is withdrawn.
 */
export const cookies = [
  {
    name: '_ga',
    pattern: '_ga',
    purpose: 'Distingue un visitatore dall’altro',
    lifetime: figures.cookies.analytics,
    lifetimeSeconds: 2 * 365 * day,
  },
  {
    name: '_ga_<ID>',
    pattern: '_ga_[A-Z0-9]+',
    purpose: 'Tiene insieme le pagine di una stessa visita',
    lifetime: figures.cookies.analytics,
    lifetimeSeconds: 2 * 365 * day,
  },
  {
    name: '_gid',
    pattern: '_gid',
    purpose: 'Distingue un visitatore dall’altro nell’arco della giornata',
    lifetime: figures.cookies.day,
    lifetimeSeconds: day,
  },
] as const satisfies readonly Cookie[];
