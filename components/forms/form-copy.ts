import type { Field } from '@/lib/forms/field';
import type { FormName, forms } from '@/lib/forms/forms';
import type { Link } from '@/lib/schema/page';
import type { ConfirmationCopy } from './confirmation-body';

/** Words of one field. */
export type FieldCopy = {
  label: string;
  /** What to write, where the label alone does not say it. */
  hint?: string;
  /** First, empty entry of a select. */
  placeholder?: string;
  /** Label of the button that takes out what the address has chosen. */
  remove?: string;
};

/** The consent that every form asks for: text before the link, link, text after it; `name` where only its name fits. */
export type PrivacyCopy = { before: string; link: Link; after: string; newTab: string; name: string };

/** Words that the forms have in common. */
export type FormCopy<Name extends string, Group extends string> = {
  /** Head of the sheet. */
  title: string;
  /** Legends of the groups of fields. */
  groups: Record<Group, string>;
  fields: Record<Name, FieldCopy>;
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

/** For a form that a confirmation replaces; `failed` is the alert of a failure, or null where the form has none. */
export type Confirmed = { confirmation: ConfirmationCopy; failed: string | null };
/** For a form that stays: the alerts of success and failure. */
export type Answered = { sent: string; failed: string };

/** Words of any form that a script sends. */
export type SiteFormCopy = FormCopy<string, string> & { form: FormName } & (
    | (Confirmed & { sent?: undefined })
    | (Answered & { confirmation?: undefined })
  );

type Form<Name extends FormName> = (typeof forms)[Name];

/** Words of a form: none for a field or a legend may be missing, and none may be left over. */
export type FormCopyOf<Name extends FormName> = Omit<
  FormCopy<string, Form<Name>['groups'][number]['name']>,
  'fields'
> & { form: Name; fields: { [Each in keyof Form<Name>['fields']]: FieldCopyOf<Form<Name>['fields'][Each]> } };

type Of<Kind extends Field['kind']> = { kind: Kind };

type FieldCopyOf<Description> =
  Description extends Of<'choice'>
    ? Required<Pick<FieldCopy, 'label' | 'remove'>>
    : Omit<FieldCopy, 'remove' | (Description extends Of<'select'> ? never : 'placeholder')>;

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
