'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, type Path, type ResolverResult, useForm } from 'react-hook-form';
import { withoutInvisible } from '@/lib/forms/clean';
import {
  type EmailService,
  newSubmission,
  resolveEmailService,
  type Submission,
  siteEmailService,
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
  /** What the server checks with too (D13). */
  schema: Schema<Output>;
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
  options: SiteFormOptions<Output>,
) {
  const { name: formName, messages, onSentBack, schema, copy } = options;
  const form = useForm<Input, unknown, Output>({
    resolver: (values) => resolved(schema, values),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { setError, clearErrors, formState } = form;
  const sending = useRef(false);
  const last = useRef<{ values: string; submission: Submission }>(undefined);
  const started = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const submitter = useRef<HTMLElement>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);

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
    const named = Object.keys(messages).filter((name) => fields[name]);
    setWrong(named);
    for (const [index, name] of named.entries()) {
      setError(name as Path<Input>, { message: fields[name] }, { shouldFocus: index === 0 });
    }
    return named.length > 0;
  };

  /** Keeps the names of the fields that an attempt has found wrong. */
  const noteWrong = (errors: object) => setWrong(Object.keys(errors));

  /** For a form that the browser checks first: writes what it finds under the fields. */
  const onInvalidCapture = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const controls = [...currentTarget.querySelectorAll<HTMLInputElement>('[name]:invalid')];
    // Every wrong field says so; the first speaks for all.
    if (controls[0] !== target) return;
    const names = controls.map(({ name }) => name);
    setWrong(names);
    void form.trigger(names as Path<Input>[]);
  };

  /** Within the click: the tab may be closed at any moment from here on. Nothing, where the values are not valid. */
  const begin = () => {
    const checked = check(schema, form.getValues());
    if (!checked.success) return undefined;
    const data = withoutEmptyTrap(checked.data);
    const values = JSON.stringify(data);
    const candidate = last.current?.values === values ? last.current.submission : newSubmission();
    copy?.keep(data, candidate.key);
    return { data, values, candidate };
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
      submitter.current = (event.nativeEvent as SubmitEvent).submitter;
      setWrong([]);
      const attempt = begin();
      const handle = form.handleSubmit(async () => {
        if (!attempt) return;
        const { data, values, candidate } = attempt;
        const submission = await agreeOnSubmission(formName, values, candidate);
        if (submission.key !== candidate.key) {
          copy?.keep(data, submission.key);
          copy?.forget(candidate.key);
        }
        last.current = { values, submission };
        await send(data, submission);
      }, noteWrong);
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

  // A button that is disabled while the form is sent loses the focus; nobody has it then, unless the outcome took it.
  useEffect(() => {
    if (!busy && document.activeElement === document.body) submitter.current?.focus({ preventScroll: true });
  }, [busy]);

  return { bind, errorOf, wrong, showServerErrors, onInvalidCapture, onSubmit, clear, renew, dropKey, busy };
}

function check<Output>(schema: Schema<Output>, values: object) {
  return schema.safeParse(withoutInvisible(values));
}

/** What a form is told of its values. The package of resolvers reads every version of zod, and weighs ten times this. */
function resolved<Input extends FieldValues, Output>(
  schema: Schema<Output>,
  values: Input,
): ResolverResult<Input, Output> {
  const checked = check(schema, values);
  if (checked.success) return { values: checked.data, errors: {} };
  const errors = Object.entries(fieldErrors(checked.error)).map(([name, message]) => [
    name,
    { type: 'schema', message },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Input> };
}

/** Form data as documented: the trap travels only when something has been written into it. */
function withoutEmptyTrap<Data extends object>(data: Data): Data {
  const { [HONEYPOT]: trap, ...rest } = data as Data & { [HONEYPOT]?: string };
  return trap ? data : (rest as Data);
}

/** The service of the moment: the host page's, which may come after this script, else the site's own (D15). */
export const currentService = (to: string): EmailService =>
  resolveEmailService(window.emailService, siteEmailService(to));
