import type { ComponentProps, ReactNode } from 'react';

export type FieldProps = {
  /** Unique on the page: two forms of a page may share field names. */
  id: string;
  /** Its name in the data that is sent. */
  name: string;
  label: string;
  /** Shows an asterisk and sets the attribute. */
  required: boolean;
  /** Help text below the control; above a textarea, so that it is read first. */
  hint?: string | undefined;
  /** The hint may change while the field is used: screen readers announce it. */
  hintChanges?: boolean;
  /** The error found in the browser or by the server. */
  error?: string | undefined;
  /** Error text without a script: the server redirects back to `#errore-<name>`, and CSS shows it. */
  serverMessage: string;
  /** The script shows the errors now, so the one for the anchor is not rendered. */
  hydrated?: boolean;
  className?: string | undefined;
};

type ControlProps = Pick<FieldProps, 'id' | 'name' | 'hint' | 'error' | 'required'>;

/** Attributes that connect a control with its label, its hint and its error. */
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

/** For required checkboxes and selects: Chromium exposes them as invalid before the user touches them. */
export const notYetInvalid = ({ required, error }: Pick<FieldProps, 'required' | 'error'>) =>
  required && !error ? { 'aria-invalid': false } : {};

/** The error that an anchor shows. It is before the control, so that Tab leads from the error to the control. */
export function TargetError({
  name,
  serverMessage,
  hydrated,
}: Pick<FieldProps, 'name' | 'serverMessage' | 'hydrated'>) {
  return (
    !hydrated && (
      <p id={`errore-${name}`} className="form-error form-error-address">
        {serverMessage}
      </p>
    )
  );
}

/** The error below a control, set by script. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return (
    error && (
      <p id={`${id}-errore`} className="form-error">
        {error}
      </p>
    )
  );
}

/** Hidden from screen readers, because the control has `required`. */
export function RequiredMark() {
  return <span aria-hidden="true">{'\u00a0*'}</span>;
}

/**
 * The label, hint and errors around a control.
 * @param hintFirst the hint is above the control
 */
export function FieldFrame({
  className,
  children,
  hintFirst,
  ...field
}: FieldProps & { children: ReactNode; hintFirst?: boolean }) {
  const hint = field.hint && (
    <p id={`${field.id}-nota`} className="form-note" aria-live={field.hintChanges ? 'polite' : undefined}>
      {field.hint}
    </p>
  );
  return (
    <div className={className ? `form-field ${className}` : 'form-field'}>
      <label htmlFor={field.id} className="form-label">
        {field.label}
        {field.required && <RequiredMark />}
      </label>
      <TargetError {...field} />
      {hintFirst && hint}
      {children}
      {!hintFirst && hint}
      <FieldError id={field.id} error={field.error} />
    </div>
  );
}

/**
 * A single-line input.
 * @param control native attributes (type, autocomplete, length)
 */
export function TextField({ control, ...field }: FieldProps & { control: ComponentProps<'input'> }) {
  return (
    <FieldFrame {...field}>
      <input
        type="text"
        // Names, addresses and numbers are not in a dictionary.
        spellCheck={false}
        {...control}
        // Refuses a value of spaces only, as the server does.
        pattern={control.pattern ?? (field.required ? '.*\\S.*' : undefined)}
        {...controlAttributes(field)}
        className="input"
      />
    </FieldFrame>
  );
}

/** A multi-line input. It grows with its content in browsers that support this. */
export function TextAreaField({ control, ...field }: FieldProps & { control: ComponentProps<'textarea'> }) {
  return (
    <FieldFrame {...field} hintFirst>
      <textarea {...control} {...controlAttributes(field)} className="input form-text" />
    </FieldFrame>
  );
}
