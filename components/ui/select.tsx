import type { ComponentProps } from 'react';
import { controlAttributes, FieldFrame, type FieldProps, notYetInvalid } from './field';
import { Icon } from './icon';

type Option = { value: string; label: string };

type SelectFieldProps = FieldProps & {
  options: Option[];
  /** First, empty choice; without it the first option is chosen from the start. */
  placeholder?: string;
  control: ComponentProps<'select'>;
};

/** A native choice: the platform's own list, keyboard and typing buffer (D31). */
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
