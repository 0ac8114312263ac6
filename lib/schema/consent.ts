import type { Link } from './page';

/** A cookie that needs consent (D24). */
export type Cookie = {
  /** As printed in the policy, with `<ID>` in place of the variable part. */
  name: string;
  /** Source of a regular expression that matches the whole name. */
  pattern: string;
  purpose: string;
  /** As printed in the policy. */
  lifetime: string;
  lifetimeSeconds: number;
};

/** Copy of the consent banner and of its panel. In `state`, `{date}`, `{until}`, `{revision}` and `{id}` are filled in. */
export type ConsentCopy = {
  title: string;
  text: string;
  /** Explains that closing refuses. */
  closing: string;
  /** Accessible name of the X. */
  close: string;
  accept: string;
  reject: string;
  customize: string;
  links: readonly Link[];
  panel: {
    title: string;
    text: string;
    /** Without analytics: nothing is measured, and the choice is kept. */
    inactive: string;
    close: string;
    technical: { name: string; state: string; text: string };
    measurement: { name: string; label: string; text: string };
    save: string;
  };
  state: { none: string; accepted: string; rejected: string; proof: string; inactive: string };
};
