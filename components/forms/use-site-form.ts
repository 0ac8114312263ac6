'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { withoutInvisible } from '@/lib/forms/clean';
import {
  type EmailService,
  newSubmission,
  resolveEmailService,
  type Submission,
} from '@/lib/forms/email-service';
import { fieldErrors } from '@/lib/forms/field-errors';
import { HONEYPOT } from '@/lib/forms/fields';
import { agreeOnSubmission, forgetSubmission } from '@/lib/forms/submission-registry';

type Schema<Output> = {
  safeParse(
    values: unknown,
  ): { success: true; data: Output } | { success: false; error: { readonly issues: readonly object[] } };
};

type SiteFormOptions<Output> = {
  /** Which form it is, for the key of its repeats. */
  name: string;
  /** What the server checks too (D13). */
  schema: Schema<Output>;
  /** Messages for the fields that an address may name; see `FieldProps.serverMessage`. */
  messages: Record<string, string>;
  /** The server has sent the visitor back: a post made before React woke was refused. */
  onSentBack: () => void;
  /** Where a submission lies from the click until its fate is known; only the demo form has one (D18). */
  copy?: { keep(data: Output, key: string): void; forget(key: string): void };
};

/**
 * What the three forms have in common. The values live in the page's own controls and are read from there, so nothing
 * that was typed, or restored by the browser, before React woke is lost.
 */
export function useSiteForm<Output extends object>(options: SiteFormOptions<Output>) {
  const { name: formName, messages, onSentBack, schema, copy } = options;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const last = useRef<{ values: string; submission: Submission }>(undefined);
  const started = useRef(false);

  // A post made before React woke comes back to `#errore-<field>` (D16).
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const name = /^#errore-(\w+)$/.exec(location.hash)?.[1];
    const message = name && messages[name];
    if (name) onSentBack();
    if (!message) return;
    setErrors({ [name]: message });
    focusFirst(element.current, [name]);
  }, [messages, onSentBack]);

  /** Message under a field, if it has one. */
  const errorOf = (name: string): string | undefined => errors[name];

  /** Says what is wrong with one field, or that nothing is. */
  const checkField = (form: HTMLFormElement, name: string) => {
    const { error } = { error: undefined, ...schema.safeParse(valuesOf(form)) };
    const message = error && fieldErrors(error)[name];
    setErrors((known) => ({ ...known, [name]: message ?? '' }));
  };

  /** Shows what the server found wrong, and puts the focus on the first. Tells whether any field is of this form. */
  const showServerErrors = (fields: Record<string, string> = {}): boolean => {
    const wrong = Object.entries(fields).filter(([name]) => name in messages);
    setErrors(Object.fromEntries(wrong));
    focusFirst(
      element.current,
      wrong.map(([name]) => name),
    );
    return wrong.length > 0;
  };

  /**
   * Handler of the form's submit event: one attempt at a time, and one key and send time for the same values (D16), in
   * this tab until they have arrived, in all tabs for an hour.
   */
  const onSubmit =
    (send: (data: Output, submission: Submission) => Promise<void>) =>
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (sending.current) return;
      const checked = schema.safeParse(valuesOf(event.currentTarget));
      if (!checked.success) {
        const found = fieldErrors(checked.error);
        setErrors(found);
        focusFirst(event.currentTarget, Object.keys(found));
        return;
      }
      setErrors({});
      setBusy(true);
      sending.current = true;
      try {
        const data = withoutEmptyTrap(checked.data);
        const values = JSON.stringify(data);
        const candidate = last.current?.values === values ? last.current.submission : newSubmission();
        // Before anything is waited for: the tab may be closed at any moment from here on.
        copy?.keep(data, candidate.key);
        const submission = await agreeOnSubmission(formName, values, candidate);
        if (submission.key !== candidate.key) {
          copy?.keep(data, submission.key);
          copy?.forget(candidate.key);
        }
        last.current = { values, submission };
        await send(data, submission);
      } finally {
        sending.current = false;
        setBusy(false);
      }
    };

  /** An error goes as soon as its field is edited. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = nameOf(target);
    if (errors[name]) setErrors({ ...errors, [name]: '' });
  };

  /**
   * After success this tab forgets the key. The registry of all tabs does not: the same values again within the hour
   * are a repeat, which the server answers as the first and does not send; later they are another submission.
   */
  const renew = () => {
    last.current = undefined;
  };

  /** Empties the form. */
  const clear = () => element.current?.reset();

  /** After 409: these values go with a fresh key at the next attempt, in every tab. */
  const dropKey = () => {
    if (last.current) forgetSubmission(formName, last.current.values);
    last.current = undefined;
  };

  const sheet = { ref: element, busy, onInput };
  return { sheet, errorOf, checkField, showServerErrors, onSubmit, clear, renew, dropKey, busy };
}

/** Name of the control that an event comes from; empty where it is none. */
export const nameOf = (target: EventTarget): string =>
  target instanceof Element ? (target.getAttribute('name') ?? '') : '';

/** What stands in a form, as its schema takes it. */
function valuesOf(form: HTMLFormElement): object {
  const { form: _, ...values } = Object.fromEntries(new FormData(form));
  return withoutInvisible({ ...values, privacyAccepted: 'privacyAccepted' in values });
}

/** Puts the focus on the first of these fields, in the order of the page. */
function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  for (const control of form?.elements ?? []) {
    if (!names.includes(nameOf(control)) || !(control instanceof HTMLElement)) continue;
    control.focus();
    return;
  }
}

/** Form data as documented: the trap travels only when something has been written into it. */
function withoutEmptyTrap<Data extends object>(data: Data): Data {
  const { [HONEYPOT]: trap, ...rest } = data as Data & { [HONEYPOT]?: string };
  return trap ? data : (rest as Data);
}

/** The service of the moment: the host page's, which may come after this script, else the site's own (D15). */
export const currentService = (own: EmailService): EmailService =>
  resolveEmailService(window.emailService, own);
