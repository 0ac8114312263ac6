'use client';

import { type BaseSyntheticEvent, useEffect, useRef } from 'react';
import { type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { withoutInvisible } from '@/lib/forms/clean';
import {
  type EmailService,
  newSubmission,
  resolveEmailService,
  type Submission,
} from '@/lib/forms/email-service';
import { HONEYPOT } from '@/lib/forms/fields';

type SiteFormOptions<Input extends FieldValues, Output> = {
  /** Checks with the form's schema (D13). */
  resolver: Resolver<Input, unknown, Output>;
  /** Messages for the fields that an address may name; see `FieldProps.serverMessage`. */
  messages: Record<string, string>;
  /** The server has sent the visitor back: a post made before React woke was refused. */
  onSentBack: () => void;
};

/**
 * What the three forms have in common. No default values are given: fields are read from the page as they stand, so
 * nothing that was typed, or restored by the browser, before React woke is lost.
 */
export function useSiteForm<Input extends FieldValues, Output extends object>(
  options: SiteFormOptions<Input, Output>,
) {
  const { messages, onSentBack, resolver } = options;
  const form = useForm<Input, unknown, Output>({
    resolver: (values, context, control) => resolver(withoutInvisible(values), context, control),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { setError, clearErrors, formState } = form;
  const busy = useRef(false);
  const last = useRef<{ values: string; submission: Submission }>(undefined);
  const started = useRef(false);

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
   * Handler of the form's submit event: one attempt at a time, and one key and send time for the same values (D16).
   */
  const onSubmit =
    (send: (data: Output, submission: Submission) => Promise<void>) => (event: BaseSyntheticEvent) => {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      const handle = form.handleSubmit((checked) => {
        const data = withoutEmptyTrap(checked);
        const values = JSON.stringify(data);
        if (last.current?.values !== values) last.current = { values, submission: newSubmission() };
        return send(data, last.current.submission);
      });
      void handle(event).finally(() => {
        busy.current = false;
      });
    };

  /** After success: the next submission is another one, whatever its values. */
  const renew = () => {
    last.current = undefined;
  };

  return { form, bind, errorOf, showServerErrors, onSubmit, renew, busy: formState.isSubmitting };
}

/** Form data as documented: the trap travels only when something has been written into it. */
function withoutEmptyTrap<Data extends object>(data: Data): Data {
  const { [HONEYPOT]: trap, ...rest } = data as Data & { [HONEYPOT]?: string };
  return trap ? data : (rest as Data);
}

/** The service of the moment: the host page's, which may come after this script, else the site's own (D15). */
export const currentService = (own: EmailService): EmailService =>
  resolveEmailService(window.emailService, own);
