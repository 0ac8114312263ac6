'use client';

import { type FormEvent, useEffect, useRef } from 'react';
import { type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { withoutInvisible } from '@/lib/forms/clean';
import {
  type EmailService,
  newSubmission,
  resolveEmailService,
  type Submission,
} from '@/lib/forms/email-service';
import { HONEYPOT } from '@/lib/forms/fields';
import { agreeOnSubmission, forgetSubmission } from '@/lib/forms/submission-registry';

type SiteFormOptions<Input extends FieldValues, Output> = {
  /** Which form it is, for the key of its repeats. */
  name: string;
  /** Checks with the form's schema (D13). */
  resolver: Resolver<Input, unknown, Output>;
  /** Messages for the fields that an address may name; see `FieldProps.serverMessage`. */
  messages: Record<string, string>;
  /** The server has sent the visitor back: a post made before React woke was refused. */
  onSentBack: () => void;
  /** Where a submission lies from the click until its fate is known; only the demo form has one (D18). */
  copy?: { keep(data: Output, key: string): void; forget(key: string): void };
};

/**
 * What the three forms have in common. No default values are given: fields are read from the page as they stand, so
 * nothing that was typed, or restored by the browser, before React woke is lost.
 */
export function useSiteForm<Input extends FieldValues, Output extends object>(
  options: SiteFormOptions<Input, Output>,
) {
  const { name: formName, messages, onSentBack, resolver, copy } = options;
  const form = useForm<Input, unknown, Output>({
    resolver: (values, context, control) => resolver(withoutInvisible(values), context, control),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { setError, clearErrors, formState } = form;
  const sending = useRef(false);
  const last = useRef<{ values: string; submission: Submission }>(undefined);
  const started = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  // A post made before React woke comes back to `#errore-<field>` (D16).
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const name = /^#errore-(\w+)$/.exec(location.hash)?.[1];
    const message = name && messages[name];
    if (name) onSentBack();
    if (message) setError(name as Path<Input>, { message }, { shouldFocus: true });
  }, [messages, onSentBack, setError]);

  /** Registers a field; its error goes as soon as it is edited. */
  const bind = (name: Path<Input>) => form.register(name, { onChange: () => clearErrors(name) });

  /** Message under a field, if it has one. */
  const errorOf = (name: string): string | undefined => {
    const message = formState.errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };

  /** Shows what the server found wrong, and puts the focus on the first. Tells whether any field is of this form. */
  const showServerErrors = (fields: Record<string, string> = {}): boolean => {
    const wrong = Object.keys(messages).filter((name) => fields[name]);
    for (const [index, name] of wrong.entries()) {
      setError(name as Path<Input>, { message: fields[name] }, { shouldFocus: index === 0 });
    }
    return wrong.length > 0;
  };

  /**
   * Handler of the form's submit event: one attempt at a time, and one key and send time for the same values (D16), in
   * this tab until they have arrived, in all tabs for an hour.
   */
  const onSubmit =
    (send: (data: Output, submission: Submission) => Promise<void>) =>
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      element.current = event.currentTarget;
      if (sending.current) return;
      sending.current = true;
      const handle = form.handleSubmit(async (checked) => {
        const data = withoutEmptyTrap(checked);
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
      });
      void handle(event).finally(() => {
        sending.current = false;
      });
    };

  /**
   * After success this tab forgets the key. The registry of all tabs does not: the same values again within the hour
   * are a repeat, which the server answers as the first and does not send; later they are another submission.
   */
  const renew = () => {
    last.current = undefined;
  };

  /** Empties the form. What is entered next counts as new, even where it is what stood there before. */
  const clear = () => {
    form.reset();
    // React compares with what it last saw, and a reset does not tell it: it would miss the same tick or the same text.
    for (const control of element.current?.elements ?? []) {
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = false;
      else if (control instanceof HTMLInputElement && control.type !== 'hidden') control.value = '';
      else if (control instanceof HTMLTextAreaElement) control.value = '';
    }
  };

  /** After 409: these values go with a fresh key at the next attempt, in every tab. */
  const dropKey = () => {
    if (last.current) forgetSubmission(formName, last.current.values);
    last.current = undefined;
  };

  const { isSubmitting: busy } = formState;
  return { form, bind, errorOf, showServerErrors, onSubmit, clear, renew, dropKey, busy };
}

/** Form data as documented: the trap travels only when something has been written into it. */
function withoutEmptyTrap<Data extends object>(data: Data): Data {
  const { [HONEYPOT]: trap, ...rest } = data as Data & { [HONEYPOT]?: string };
  return trap ? data : (rest as Data);
}

/** The service of the moment: the host page's, which may come after this script, else the site's own (D15). */
export const currentService = (own: EmailService): EmailService =>
  resolveEmailService(window.emailService, own);
