import type { ControlName } from '@/lib/forms/definition';
import type { FormName, forms } from '@/lib/forms/forms';
import type { Link } from '@/lib/schema/page';
import type { ConfirmationCopy } from './confirmation-body';

export type FieldCopy = {
  label: string;
  /** Explains what to enter, if the label does not. */
  hint?: string;
  /** The hint for an interest that the URL has chosen (D44), by its code. */
  hintFor?: Readonly<Record<string, string>>;
  /** Empty first option of a select. */
  placeholder?: string;
  /** Asks about a doubtful value: an unlikely phone number (as the hint), or an e-mail address without a dot (once, as an error). */
  doubt?: string;
};

/** The label of a choice that the URL makes (D44), and of the button that removes it. */
export type ChoiceCopy = { label: string; remove: string };

/** The consent of every form: text before the link, link, text after it. `name` is its short name in the list of errors. */
export type PrivacyCopy = { before: string; link: Link; after: string; newTab: string; name: string };

/** The copy that all forms have. */
export type FormCopy<Name extends string, Group extends string> = {
  title: string;
  groups: Record<Group, string>;
  fields: Record<Name, FieldCopy>;
  /** For a form with fields that have no control. */
  chosen?: ChoiceCopy;
  privacy: PrivacyCopy;
  submit: string;
  /** Label of the button while the form is being sent. */
  sending: string;
  /** Announced by screen readers meanwhile. It must differ from `sending`. */
  underway: string;
  /** Heading of the list of wrong fields; `{count}` is their number. */
  wrong: string;
  /** Explains the asterisk. */
  required: string;
  /** Label of the honeypot. */
  honeypot: string;
  failure: FailureCopy;
};

/** The copy of the outcome. */
export type SentCopy = {
  confirmation: ConfirmationCopy;
  /** Heading of the summary of what was sent. */
  summary: string;
  /** Alert of a failure; null if the form has none. */
  failed: string | null;
};
/** For a form that closes after success: its alert, and the label of the button that opens it again. */
export type ReopenCopy = SentCopy & { failed: string; sent: string; again: string };
/** For a form that the browser keeps: shown while a message waits there, or if it could not be kept. */
export type KeptCopy = SentCopy & Record<'kept' | 'lost', Pick<ConfirmationCopy, 'title' | 'text'>>;

export type SiteFormCopy = FormCopy<string, string> & { form: FormName } & SentCopy &
  Partial<Omit<ReopenCopy & KeptCopy, keyof SentCopy>>;

type Fields<Name extends FormName> = (typeof forms)[Name]['fields'];
type GroupName<Name extends FormName> = (typeof forms)[Name]['groups'][number]['name'];

/** The copy of a form, with exactly the fields and groups of its definition. */
export type FormCopyOf<Name extends FormName> = Omit<
  FormCopy<string, GroupName<Name>>,
  'fields' | 'chosen'
> & {
  form: Name;
  fields: { [Key in ControlName<Fields<Name>>]: FieldCopyOf<Fields<Name>[Key]> };
} & (HasChoices<Name> extends true ? { chosen: ChoiceCopy } : unknown);

type HasChoices<Name extends FormName> = keyof Fields<Name> extends ControlName<Fields<Name>> ? false : true;

/** Only a select has a placeholder, and only an input can be doubtful. */
type FieldCopyOf<Field> = Omit<
  FieldCopy,
  | (Field extends { kind: 'select' } ? never : 'placeholder')
  | (Field extends { kind: 'input' } ? never : 'doubt')
>;

export type FailureCopy = {
  /** Heading of the block without JavaScript. */
  title: string;
  /** Explains how to recover what was typed. */
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
