'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldValues, type ResolverResult, type UseFormSetError, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { attributionOfVisit } from '@/lib/forms/attribution';
import type { FormDefinition } from '@/lib/forms/definition';
import { fieldErrors } from '@/lib/forms/field-errors';
import { newSubmissionIdentity, type SubmissionIdentity } from '@/lib/forms/post-form';
import { HONEYPOT, lacksNumber, withoutControls } from '@/lib/forms/rules';
import { useChoices } from './use-choices';

type Schema<Output> = { safeParse(values: unknown): z.core.util.SafeParseResult<Output> };

type Definition<Output> = Pick<FormDefinition, 'fields' | 'messages'> & {
  /** Also used by the server (D13). */
  schema: Schema<Output>;
};

type Handlers<Output> = {
  /** Called within the click that sends valid data, because the tab may be closed at any moment. */
  onBegin: (data: Output, submission: SubmissionIdentity) => void;
  send: (data: Output, submission: SubmissionIdentity) => Promise<void>;
};

export type FormState = ReturnType<typeof useSiteForm>;

/**
 * The state of a form: its values, errors and attempts. It has no default values: fields are read from the page, so that text that
 * was typed, or restored by the browser, before React hydrates is not lost.
 */
export function useSiteForm<Output extends object>(
  { schema, messages, fields }: Definition<Output>,
  { onBegin, send }: Handlers<Output>,
) {
  const { choices, removeChoices } = useChoices(fields);
  const validate = (values: FieldValues) => schema.safeParse(withoutControls({ ...values, ...choices }));
  /** The result of a submit, for the resolver: `begin` needs the data within the click. */
  const submitResult = useRef<ReturnType<typeof validate>>(undefined);
  const form = useForm<FieldValues, unknown, Output>({
    resolver: (values) => {
      const result = submitResult.current ?? validate(values);
      submitResult.current = undefined;
      return toResolverResult(result);
    },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { setError, clearErrors, formState } = form;
  const { isSubmitting } = formState;
  const [wrongNames, setWrongNames] = useState<readonly string[]>([]);
  const { isSentBack, clearSentBack } = useSentBack(messages, setError);
  const { doubts, checkNumber, clearDoubts } = useNumberDoubts(fields);
  const { submissionOf, renewKey } = useSubmission();
  const isRunning = useRef(false);
  const submitter = useFocusReturn(isSubmitting);

  /** Registers a field. Its error is cleared when it is edited. */
  const bind = (name: string) =>
    form.register(name, {
      onChange: () => {
        clearErrors(name);
        checkNumber(name, '');
      },
      onBlur: ({ target }: { target: HTMLInputElement }) => checkNumber(name, target.value),
    });

  const errorOf = (name: string): string | undefined => {
    const message = formState.errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };

  /**
   * Shows errors that the schema does not find, and focuses the first.
   * @param errors messages by field name
   * @returns whether one is of a field of this form
   */
  const showErrors = (errors: Record<string, string> = {}): boolean => {
    const names = Object.keys(messages).filter((name) => errors[name]);
    setWrongNames(names);
    for (const [index, name] of names.entries()) {
      setError(name, { message: errors[name] ?? '' }, { shouldFocus: index === 0 });
    }
    return names.length > 0;
  };

  /** For a form that the browser checks first: shows the errors of its fields below them. */
  const showInvalid = (names: string[]) => {
    setWrongNames(names);
    void form.trigger(names, { shouldFocus: true });
  };

  /** The data to send, with their submission; undefined if they are not valid. */
  const begin = () => {
    const result = validate(form.getValues());
    submitResult.current = result;
    if (!result.success) return undefined;
    const data = withoutEmptyHoneypot(result.data);
    const submission = submissionOf(data);
    onBegin(data, submission);
    return { data, submission };
  };

  /** Handles the submit event, one attempt at a time. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    submitter.current = (event.nativeEvent as SubmitEvent).submitter;
    setWrongNames([]);
    const attempt = begin();
    const handle = form.handleSubmit(
      async () => {
        if (attempt) await send(attempt.data, attempt.submission);
      },
      (errors) => setWrongNames(Object.keys(errors)),
    );
    void handle(event).finally(() => {
      isRunning.current = false;
    });
  };

  const reset = () => {
    form.reset();
    clearDoubts();
  };

  return {
    bind,
    errorOf,
    wrongNames,
    isSubmitting,
    isSentBack,
    clearSentBack,
    showErrors,
    showInvalid,
    submit,
    reset,
    renewKey,
    choices,
    removeChoices,
    doubts,
  };
}

/** Whether the server refused a post made before React hydrated: it redirects to `#errore-<field>` (D16). Shows that error. */
function useSentBack(messages: FormDefinition['messages'], setError: UseFormSetError<FieldValues>) {
  const [isSentBack, setIsSentBack] = useState(false);
  useEffect(() => {
    const name = /^#errore-(\w+)$/.exec(location.hash)?.[1];
    const message = name && messages[name];
    if (name) setIsSentBack(true);
    if (message) setError(name, { message }, { shouldFocus: true });
  }, [messages, setError]);
  return { isSentBack, clearSentBack: () => setIsSentBack(false) };
}

/** Whether the value of a telephone field is hardly a number, by field name. */
function useNumberDoubts(fields: FormDefinition['fields']) {
  const [doubts, setDoubts] = useState<Readonly<Record<string, boolean>>>({});
  const checkNumber = (name: string, value: string) => {
    const field = fields[name];
    if (field?.kind === 'input' && field.attributes.type === 'tel')
      setDoubts((before) => ({ ...before, [name]: lacksNumber(value) }));
  };
  return { doubts, checkNumber, clearDoubts: () => setDoubts({}) };
}

/** The submission (key, time and attribution) of data: the same for the same data (D16), until `renewKey`. */
function useSubmission() {
  const lastAttempt = useRef<{ values: string; submission: SubmissionIdentity }>(undefined);
  const submissionOf = (data: object): SubmissionIdentity => {
    const values = JSON.stringify(data);
    if (lastAttempt.current?.values !== values) {
      const submission = newSubmissionIdentity(attributionOfVisit(location.href, document.referrer));
      lastAttempt.current = { values, submission };
    }
    return lastAttempt.current.submission;
  };
  /** For data that have arrived, or if the key belongs to other content (409). */
  const renewKey = () => {
    lastAttempt.current = undefined;
  };
  return { submissionOf, renewKey };
}

/** A `ref` for the submit button. It loses the focus while it is disabled, and gets it back, unless the outcome has taken it. */
function useFocusReturn(isSubmitting: boolean) {
  const submitter = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isSubmitting && document.activeElement === document.body)
      submitter.current?.focus({ preventScroll: true });
  }, [isSubmitting]);
  return submitter;
}

/** Our own resolver: @hookform/resolvers supports every version of zod and weighs ten times as much. */
function toResolverResult<Output>(
  result: z.core.util.SafeParseResult<Output>,
): ResolverResult<FieldValues, Output> {
  if (result.success) return { values: result.data, errors: {} };
  const errors = Object.entries(fieldErrors(result.error)).map(([name, message]) => [
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
