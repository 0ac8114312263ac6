import type { Link } from '@/lib/schema/page';

/** Words of one field. */
type FieldCopy = {
  label: string;
  /** What to write, where the label alone does not say it. */
  hint?: string;
  /** First, empty entry of a choice. */
  placeholder?: string;
};

/** The consent that every form asks for: text before the link, link, text after it; `name` where only its name fits. */
export type PrivacyCopy = { before: string; link: Link; after: string; newTab: string; name: string };

/** Words that the three forms have in common; `Fields` are the names of section 3, in the order shown. */
export type FormCopy<Fields extends string, Groups extends string> = {
  /** Head of the sheet. */
  title: string;
  /** Legends of the groups of fields. */
  groups: Record<Groups, string>;
  fields: Record<Fields, FieldCopy>;
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

/** What a visitor can do when a message does not get through. */
export type FailureCopy = {
  /** Heading of the block shown without JavaScript. */
  title: string;
  /** How to get back what was typed. */
  back: string;
  /** Said of what was typed, where it is still in the form. */
  kept: string;
  /** Introduces phone and e-mail. */
  alternative: string;
  phone: Link;
  mail: Link;
  /** Said of an e-mail that holds what was typed. */
  filled: string;
};

/** Labels of a list of codes. */
export type OptionLabels<Code extends string> = Record<Code, string>;
