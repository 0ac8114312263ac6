import type { ControlName } from '@/lib/forms/definition';
import type { FormName, forms } from '@/lib/forms/forms';
import type { Link } from '@/lib/schema/page';
import type { ConfirmationCopy } from './confirmation-body';

/** Words of one field. */
export type FieldCopy = {
  label: string;
  /** What to write, where the label alone does not say it. */
  hint?: string;
  /** The hint where the address has chosen an interest (docs/decisions.md D44), by its code. */
  hintFor?: Readonly<Record<string, string>>;
  /** First, empty entry of a select. */
  placeholder?: string;
  /**
   * A question about a doubtful value that is not refused: an unlikely telephone number (in place of the hint), or an e-mail
   * address without a dot (once, as an error).
   */
  doubt?: string;
};

/** The line that says what the address has chosen, and the label of the button that takes it out. */
export type ChosenCopy = { label: string; remove: string };

/** The consent that every form asks for: text before the link, link, text after it; `name` where only its name fits. */
export type PrivacyCopy = { before: string; link: Link; after: string; newTab: string; name: string };

/** Words that the forms have in common. */
export type FormCopy<Name extends string, Group extends string> = {
  /** Head of the sheet. */
  title: string;
  /** Legends of the groups of fields. */
  groups: Record<Group, string>;
  fields: Record<Name, FieldCopy>;
  /** Of a form in which an address may choose what no control shows. */
  chosen?: ChosenCopy;
  privacy: PrivacyCopy;
  submit: string;
  /** Label of the button while the form is being sent. */
  sending: string;
  /** What screen readers announce meanwhile, in other words than the label's. */
  underway: string;
  /** Heading of the list of wrong fields; `{count}` is how many they are. */
  wrong: string;
  /** What the asterisk means. */
  required: string;
  /** Label of the field that only robots fill in. */
  honeypot: string;
  /** Ways out when something fails. */
  failure: FailureCopy;
};

/** What is said once a form is sent. */
export type Confirmed = {
  confirmation: ConfirmationCopy;
  /** Heading of what was sent. */
  summary: string;
  /** The alert of a failure, or null where the form has none. */
  failed: string | null;
};
/** For a form that closes after success: the alert, and the label of the button that opens the form again. */
export type Answered = Confirmed & { failed: string; sent: string; again: string };
/** For a form that the browser keeps: said while a message waits there, and if it could not be kept. */
export type Kept = Confirmed & Record<'kept' | 'lost', Pick<ConfirmationCopy, 'title' | 'text'>>;

/** Words of any form that a script sends. */
export type SiteFormCopy = FormCopy<string, string> & { form: FormName } & Confirmed &
  Partial<Omit<Answered & Kept, keyof Confirmed>>;

type Form<Name extends FormName> = (typeof forms)[Name];

/** Words of a form: none for a field or a legend may be missing, and none may be left over. */
export type FormCopyOf<Name extends FormName> = Omit<
  FormCopy<string, Form<Name>['groups'][number]['name']>,
  'fields' | 'chosen'
> & {
  form: Name;
  fields: { [Each in ControlName<Form<Name>['fields']>]: FieldCopyOf<Form<Name>['fields'][Each]> };
} & (keyof Form<Name>['fields'] extends ControlName<Form<Name>['fields']> ? unknown : { chosen: ChosenCopy });

type FieldCopyOf<Description> = Omit<
  FieldCopy,
  | (Description extends { kind: 'select' } ? never : 'placeholder')
  | (Description extends { kind: 'input' } ? never : 'doubt')
>;

/** What a visitor can do when a message does not get through. */
export type FailureCopy = {
  /** Heading of the block shown without JavaScript. */
  title: string;
  /** How to get back what was typed. */
  back: string;
  /** Says that the form still holds what was typed. */
  kept: string;
  /** Introduces phone and e-mail. */
  alternative: string;
  phone: Link;
  mail: Link;
  /** Says that the e-mail holds what was typed. */
  filled: string;
};
