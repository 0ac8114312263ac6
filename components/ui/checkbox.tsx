import type { ComponentProps, ReactNode } from 'react';
import {
  controlAttributes,
  FieldError,
  type FieldProps,
  notYetInvalid,
  RequiredMark,
  TargetError,
} from './field';

type CheckboxFieldProps = Omit<FieldProps, 'label' | 'className'> & {
  /** The label; it may contain a link. */
  children: ReactNode;
  control: ComponentProps<'input'>;
};

/** A checkbox with its label and error. */
export function CheckboxField({ children, control, ...field }: CheckboxFieldProps) {
  return (
    <div className="form-field">
      <TargetError {...field} />
      <div className="form-consent">
        <input
          {...control}
          {...controlAttributes(field)}
          {...notYetInvalid(field)}
          type="checkbox"
          className="checkbox"
        />
        <label htmlFor={field.id}>
          {children}
          {field.required && <RequiredMark />}
        </label>
      </div>
      <FieldError id={field.id} error={field.error} />
    </div>
  );
}
