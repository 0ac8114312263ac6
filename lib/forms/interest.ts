import { INTERESTS } from '../interest';
import { choiceField } from './field';

/** What a contact or a demo is asked for, as the plans and the prices link it (docs/decisions.md D44). */
export const interestField = choiceField({
  label: 'Richiesta per',
  notice: 'piano o servizio a cui siete interessati',
  parameter: 'interesse',
  options: INTERESTS,
});
