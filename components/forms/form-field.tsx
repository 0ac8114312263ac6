import type { ComponentProps } from 'react';
import { type FieldProps, TextAreaField, TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select';
import type { Field } from '@/lib/forms/definition';
import type { FieldCopy } from './form-copy';

const WIDTHS = { narrow: 'form-narrow', medium: 'form-medium', wide: 'form-wide' } as const;

type FormFieldProps = Pick<FieldProps, 'name' | 'error' | 'scripted'> & {
  /** What the id begins with. */
  prefix: string;
  field: Field;
  copy: FieldCopy;
  /** What ties the control to the form's script; nothing in a form without one. */
  control: ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>;
};

/** A field as its definition describes it, with its words. */
export function FormField({ prefix, name, field, copy, control, ...state }: FormFieldProps) {
  const { options, placeholder, ...words } = copy;
  const shared = {
    ...state,
    ...words,
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
          options={Object.entries(options ?? {}).map(([value, label]) => ({ value, label }))}
          control={control}
        />
      );
  }
}
