import type { Field, FormDefinition } from '@/lib/forms/definition';
import type { Link } from '@/lib/schema/page';

/** Words of one field. */
export type FieldCopy = {
  label: string;
  /** What to write, where the label alone does not say it. */
  hint?: string;
  /** First, empty entry of a select. */
  placeholder?: string;
  /** Options of a select in the order shown: code and words. */
  options?: Readonly<Record<string, string>>;
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
  /** Read out meanwhile; not the label's own words, which stand there already. */
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

/** Words of a defined form: none for a field, an option or a legend may be missing, and none may be left over. */
export type FormCopyOf<Form extends FormDefinition<string, string>> = Omit<
  FormCopy<string, Form['groups'][number]['name']>,
  'fields'
> & { fields: { [Name in keyof Form['fields']]: FieldCopyOf<Form['fields'][Name]> } };

type FieldCopyOf<Description extends Field> = Description extends {
  options: readonly (infer Code extends string)[];
}
  ? FieldCopy & { options: Record<Code, string> }
  : Omit<FieldCopy, 'placeholder' | 'options'>;

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
