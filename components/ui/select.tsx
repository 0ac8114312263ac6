import type { ComponentProps } from 'react';
import { controlAttributes, FieldFrame, type FieldProps, notYetInvalid } from './field';
import { Icon } from './icon';

type Option = { value: string; label: string };

type SelectFieldProps = FieldProps & {
  options: readonly Option[];
  /** An empty first option. Without it the first option is selected. */
  placeholder?: string | undefined;
  control: ComponentProps<'select'>;
};

/** A native select, with the platform's own list and keyboard behaviour (D31). */
export function SelectField({ options, placeholder, control, ...field }: SelectFieldProps) {
  return (
    <FieldFrame {...field}>
      <span className="form-choice">
        <select {...control} {...controlAttributes(field)} {...notYetInvalid(field)} className="input">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="form-choice-mark" />
      </span>
    </FieldFrame>
  );
}
