'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldValues, type ResolverResult, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { attributionOfVisit } from '@/lib/forms/attribution';
import type { FormDefinition } from '@/lib/forms/definition';
import { newSubmission, type Submission } from '@/lib/forms/email-service';
import { fieldErrors } from '@/lib/forms/field-errors';
import { HONEYPOT, lacksNumber, withAsciiDomain, withoutControls } from '@/lib/forms/rules';
import { useChosen } from './use-chosen';

type Schema<Output> = {
  safeParse(values: unknown): z.core.util.SafeParseResult<Output>;
};

type Definition<Output> = Pick<FormDefinition, 'fields'> & {
  /** Also used by the server (D13). */
  schema: Schema<Output>;
  /** Messages for the fields that an address may name; see `FieldProps.serverMessage`. */
  messages: Readonly<Record<string, string>>;
};

export type FormState = ReturnType<typeof useSiteForm>;

/**
 * The state of a form. It has no default values: fields are read from the page as they are, so that what was typed, or
 * restored by the browser, before React hydrates is not lost.
 * @param onBegin runs within the click that sends valid data, because the tab may be closed at any moment
 */
export function useSiteForm<Output extends object>(
  { schema, messages, fields }: Definition<Output>,
  onBegin: (data: Output, submission: Submission) => void,
) {
  const { chosen, forgetChosen } = useChosen(fields);
  const form = useForm<FieldValues, unknown, Output>({
    resolver: (values) => resolved(schema, { ...values, ...chosen }),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { setError, clearErrors, formState } = form;
  const isSending = useRef(false);
  const lastAttempt = useRef<{ values: string; submission: Submission }>(undefined);
  const submitter = useRef<HTMLElement>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  /** Fields whose value is hardly a telephone number, by name. */
  const [doubtful, setDoubtful] = useState<Readonly<Record<string, boolean>>>({});
  /** The server refused a post made before React hydrated, and sent the visitor back. */
  const [sentBack, setSentBack] = useState(false);

  // The server redirects such a visitor to `#errore-<field>` (D16).
  useEffect(() => {
    const name = /^#errore-(\w+)$/.exec(location.hash)?.[1];
    const message = name && messages[name];
    if (name) setSentBack(true);
    if (message) setError(name, { message }, { shouldFocus: true });
  }, [messages, setError]);

  /** Asks about a telephone number on blur, and not while it is edited. */
  const doubt = (name: string, value: string) => {
    const field = fields[name];
    if (field?.kind === 'input' && field.attributes.type === 'tel')
      setDoubtful((before) => ({ ...before, [name]: lacksNumber(value) }));
  };

  /** Registers a field. Its error is cleared when it is edited. */
  const bind = (name: string) =>
    form.register(name, {
      onChange: () => {
        clearErrors(name);
        doubt(name, '');
      },
      onBlur: ({ target }: { target: HTMLInputElement }) => {
        doubt(name, target.value);
        // WebKit refuses a domain with accents.
        if (target.validity.typeMismatch) target.value = withAsciiDomain(target.value);
      },
    });

  const errorOf = (name: string): string | undefined => {
    const message = formState.errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };

  /** Shows errors that the schema does not find, and focuses the first. @returns whether one is a field of this form */
  const showErrors = (fields: Record<string, string> = {}): boolean => {
    const named = Object.keys(messages).filter((name) => fields[name]);
    setWrong(named);
    for (const [index, name] of named.entries()) {
      setError(name, { message: fields[name] ?? '' }, { shouldFocus: index === 0 });
    }
    return named.length > 0;
  };

  /** For a form that the browser checks first: shows its errors under the fields. */
  const showInvalid = (names: string[]) => {
    setWrong(names);
    void form.trigger(names, { shouldFocus: true });
  };

  /** The data to send, with their key; undefined if they are not valid. */
  const begin = () => {
    const checked = check(schema, { ...form.getValues(), ...chosen });
    if (!checked.success) return undefined;
    const data = withoutEmptyHoneypot(checked.data);
    const values = JSON.stringify(data);
    const submission =
      lastAttempt.current?.values === values
        ? lastAttempt.current.submission
        : newSubmission(attributionOfVisit(location.href, document.referrer));
    lastAttempt.current = { values, submission };
    onBegin(data, submission);
    return { data, submission };
  };

  /** Handler of the submit event: one attempt at a time; the same values keep their key, send time and origin (D16). */
  const onSubmit =
    (send: (data: Output, submission: Submission) => Promise<void>) =>
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      submitter.current = (event.nativeEvent as SubmitEvent).submitter;
      setWrong([]);
      const attempt = begin();
      const handle = form.handleSubmit(
        async () => {
          if (attempt) await send(attempt.data, attempt.submission);
        },
        (errors) => setWrong(Object.keys(errors)),
      );
      void handle(event).finally(() => {
        isSending.current = false;
      });
    };

  /** Makes the same values a new submission: they have arrived, or the key is taken by other content (409). */
  const renewKey = () => {
    lastAttempt.current = undefined;
  };

  const { isSubmitting: busy } = formState;

  // The button loses the focus while it is disabled: give it back, unless the outcome has it.
  useEffect(() => {
    if (!busy && document.activeElement === document.body) submitter.current?.focus({ preventScroll: true });
  }, [busy]);

  return {
    bind,
    errorOf,
    wrong,
    busy,
    sentBack,
    setSentBack,
    showErrors,
    showInvalid,
    onSubmit,
    reset: () => {
      form.reset();
      setDoubtful({});
    },
    renewKey,
    chosen,
    forgetChosen,
    doubtful,
  };
}

function check<Output>(schema: Schema<Output>, values: object) {
  return schema.safeParse(withoutControls(values));
}

/** Our own resolver: @hookform/resolvers supports every version of zod and weighs ten times as much. */
function resolved<Output>(schema: Schema<Output>, values: FieldValues): ResolverResult<FieldValues, Output> {
  const checked = check(schema, values);
  if (checked.success) return { values: checked.data, errors: {} };
  const errors = Object.entries(fieldErrors(checked.error)).map(([name, message]) => [
    name,
    { type: 'schema', message },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
}

/** The honeypot is sent only if it is filled in. */
function withoutEmptyHoneypot<Data extends object>(data: Data): Data {
  const { [HONEYPOT]: honeypot, ...rest } = data as Data & { [HONEYPOT]?: string };
  return honeypot ? data : (rest as Data);
}
