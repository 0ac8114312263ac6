import type { ComponentProps } from 'react';
import { type FieldProps, TextAreaField, TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select';
import type { Field } from '@/lib/forms/field';
import type { FieldCopy } from './form-copy';

const WIDTHS = { narrow: 'sm:col-span-2', medium: 'sm:col-span-4', wide: 'sm:col-span-full' } as const;

type FormFieldProps = Pick<FieldProps, 'name' | 'error' | 'hydrated'> & {
  /** First part of the id. */
  prefix: string;
  field: Field;
  copy: FieldCopy;
  /** Props that connect the control to react-hook-form; empty in a form without a script. */
  control: ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>;
  /** Shows the copy's `doubt` in place of the hint. */
  isDoubtful?: boolean | undefined;
};

/** A field, as its definition describes it. */
export function FormField({
  prefix,
  name,
  field,
  copy,
  control,
  isDoubtful = false,
  ...state
}: FormFieldProps) {
  const { placeholder, doubt, label, hint } = copy;
  const shared = {
    ...state,
    label,
    hint: isDoubtful ? doubt : hint,
    hintChanges: doubt !== undefined,
    id: `${prefix}-${name}`,
    name,
    required: field.required,
    serverMessage: field.message,
    className: field.width && WIDTHS[field.width],
  };
  switch (field.kind) {
    case 'input':
      return <TextField {...shared} control={{ ...control, ...field.attributes }} />;
    case 'textarea':
      return <TextAreaField {...shared} control={{ ...control, ...field.attributes }} />;
    case 'select':
      return (
        <SelectField
          {...shared}
          placeholder={placeholder}
          options={Object.entries(field.options).map(([value, label]) => ({ value, label }))}
          control={control}
        />
      );
    // Shown at the head of the form (ChoiceLine).
    case 'choice':
      return null;
  }
}
