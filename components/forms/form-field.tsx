import type { ComponentProps } from 'react';
import { type FieldProps, TextAreaField, TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select';
import type { Field } from '@/lib/forms/field';
import { ChosenLine } from './chosen-line';
import type { FieldCopy } from './form-copy';

const WIDTHS = { narrow: 'sm:col-span-2', medium: 'sm:col-span-4', wide: 'sm:col-span-full' } as const;

type FormFieldProps = Pick<FieldProps, 'name' | 'error' | 'scripted'> & {
  /** What the id begins with. */
  prefix: string;
  field: Field;
  copy: FieldCopy;
  /** What ties the control to the form's script; nothing in a form without one. */
  control: ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>;
  /** What the address has chosen, where it has, and how to take it out. */
  chosen?: string | undefined;
  onRemove?: () => void;
};

/** A field as its definition describes it, with its words. */
export function FormField({
  prefix,
  name,
  field,
  copy,
  control,
  chosen,
  onRemove,
  ...state
}: FormFieldProps) {
  const { placeholder, remove, ...words } = copy;
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
          options={Object.entries(field.options).map(([value, label]) => ({ value, label }))}
          control={control}
        />
      );
    case 'choice':
      return (
        chosen && (
          <ChosenLine
            id={shared.id}
            label={copy.label}
            words={field.options[chosen] ?? chosen}
            error={state.error}
            remove={remove}
            onRemove={onRemove}
          />
        )
      );
  }
}
