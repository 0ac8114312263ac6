import * as z from 'zod/mini';
import { INTERESTS, PEOPLE } from '@/lib/link-choices';
import { choiceField } from './field';

/** What a contact or a demo is asked for, as the plans and the prices link it (docs/decisions.md D44). */
export const interestField = choiceField({
  label: 'Richiesta per',
  notice: 'piano o servizio a cui siete interessati',
  parameter: 'interesse',
  options: INTERESTS,
});

type People = `${(typeof PEOPLE)[number]}`;

const people = choiceField({
  label: 'Utenti',
  notice: 'numero di utenti',
  parameter: 'persone',
  options: Object.fromEntries(
    PEOPLE.map((count) => [count, count === 1 ? '1 persona' : `${count} persone`]),
  ) as Record<People, string>,
});

/** The number of people, 1 to 10. JSON may hold it as a number. */
export const peopleField = {
  ...people,
  rule: z.pipe(
    z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
    people.rule,
  ),
};
