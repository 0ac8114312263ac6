import type { ComponentProps, ReactNode } from 'react';
import { ENDPOINT } from '@/lib/forms/endpoint';
import type { FormCopy } from '@/lib/schema/sections/form';
import { ErrorSummary } from './error-summary';
import { FailureHelp } from './failure-help';

type FormSheetProps = Omit<ComponentProps<'form'>, 'title'> & {
  /** Which form it is, for the server and for scripts. */
  form: 'contact' | 'partner' | 'demo';
  /** What the ids of its fields begin with. */
  prefix: string;
  copy: FormCopy<string, never>;
  /** Id of the heading, which names the form. */
  headingId: string;
  /** While it is being sent. */
  busy: boolean;
  /** The fields that the last attempt found wrong. */
  wrong: readonly string[];
  /** What is wrong with a field at this moment. */
  errorOf: (name: string) => string | undefined;
  children: ReactNode;
};

/**
 * The sheet that a form is written on. It is a plain form that posts to the site's own endpoint, so it works before
 * React wakes and without JavaScript.
 */
export function FormSheet({
  form,
  prefix,
  copy,
  headingId,
  busy,
  wrong,
  errorOf,
  children,
  ...props
}: FormSheetProps) {
  return (
    <form
      {...props}
      method="post"
      action={ENDPOINT}
      data-form={form}
      aria-labelledby={headingId}
      className={busy ? 'form-sheet form-sending' : 'form-sheet'}
    >
      <input type="hidden" name="form" value={form} />
      <div className="form-head">
        <h2 id={headingId} className="text-heading-3">
          {copy.title}
        </h2>
        <p className="text-note text-ink-muted">{copy.required}</p>
      </div>
      <noscript>
        <div id="errore-invio" className="form-failure form-failure-address">
          <p className="font-semibold">{copy.failure.title}</p>
          <p className="mt-1">{copy.failure.back}</p>
          <FailureHelp copy={copy.failure} mail={copy.failure.mail.href} />
        </div>
      </noscript>
      <ErrorSummary prefix={prefix} copy={copy} busy={busy} wrong={wrong} errorOf={errorOf} />
      {children}
    </form>
  );
}

/** Fields that belong together, under their legend. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="form-group">
      <legend className="rubric">{legend}</legend>
      <div className="form-grid">{children}</div>
    </fieldset>
  );
}
