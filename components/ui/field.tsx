import type { ComponentProps, ReactNode } from 'react';

/** What every control of a form says about itself. */
export type FieldProps = {
  /** Unique on the page: forms of one page share field names. */
  id: string;
  /** Name in the data that is sent. */
  name: string;
  label: string;
  /** Marked with an asterisk; the control carries the native attribute too. */
  required: boolean;
  /** What to write, where the label alone does not say it. */
  hint?: string;
  /** Message of the browser's check or of the server's answer. */
  error?: string;
  /** Shown without JavaScript when the server has sent the visitor back to `#errore-<name>`. */
  serverMessage: string;
  /** The form has no script of its own, so its message must be reachable by address with JavaScript too. */
  plain?: boolean;
  /** Place in the grid of the sheet. */
  className?: string;
};

type ControlProps = Pick<FieldProps, 'id' | 'name' | 'hint' | 'error' | 'required'>;

/** Attributes of every control; they tie it to its label, its hint and its error. */
export function controlAttributes({ id, name, hint, error, required }: ControlProps) {
  const ids = [hint && `${id}-nota`, error && `${id}-errore`].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
    id,
    name,
    required,
  };
}

/** For required checkboxes and selects: Chromium calls them invalid before the visitor has reached them. */
export const notYetInvalid = ({ required, error }: Pick<FieldProps, 'required' | 'error'>) =>
  required && !error ? { 'aria-invalid': false } : {};

/**
 * The message that the address names, where no script writes one. It comes before the control, so that Tab leads from
 * it to the control.
 */
export function TargetError({
  name,
  serverMessage,
  plain,
}: Pick<FieldProps, 'name' | 'serverMessage' | 'plain'>) {
  const message = (
    <p id={`errore-${name}`} className="form-error form-error-address">
      {serverMessage}
    </p>
  );
  return plain ? message : <noscript>{message}</noscript>;
}

/** The message under a control, as its script has found it. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return (
    error && (
      <p id={`${id}-errore`} className="form-error">
        {error}
      </p>
    )
  );
}

/** The asterisk of a required field: seen, and not read out, because the control says it natively. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-accent">
      {' '}
      *
    </span>
  );
}

/** Label above, control, hint and error below. */
export function FieldFrame({ className, children, ...field }: FieldProps & { children: ReactNode }) {
  return (
    <div className={`form-field ${className ?? ''}`}>
      <label htmlFor={field.id} className="form-label">
        {field.label}
        {field.required && <RequiredMark />}
      </label>
      <TargetError {...field} />
      {children}
      {field.hint && (
        <p id={`${field.id}-nota`} className="form-note">
          {field.hint}
        </p>
      )}
      <FieldError id={field.id} error={field.error} />
    </div>
  );
}

/** A line of text. `control` takes the native attributes of the input (type, autocomplete, lengths). */
export function TextField({ control, ...field }: FieldProps & { control: ComponentProps<'input'> }) {
  return (
    <FieldFrame {...field}>
      <input
        type="text"
        // Names, addresses and numbers: nothing that a dictionary knows.
        spellCheck={false}
        {...control}
        // Blanks alone would be sent, refused, and the form come back empty.
        pattern={control.pattern ?? (field.required ? '.*\\S.*' : undefined)}
        {...controlAttributes(field)}
        className="input"
      />
    </FieldFrame>
  );
}

/** Several lines of text; grows with what is written where the browser can. */
export function TextAreaField({ control, ...field }: FieldProps & { control: ComponentProps<'textarea'> }) {
  return (
    <FieldFrame {...field}>
      <textarea {...control} {...controlAttributes(field)} className="input form-text" />
    </FieldFrame>
  );
}
