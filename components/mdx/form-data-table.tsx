import type { FormDefinition } from '@/lib/forms/definition';
import { TableCell, TableHead, TableHeadCell, TableRow, TextTable } from './table';

export type FormDataTableCopy = {
  headings: { form: string; required: string; optional: string };
  /** For a form without optional fields. */
  none: string;
};

type FormDataTableProps = FormDataTableCopy & {
  forms: readonly FormDefinition[];
  /** Accessible name of the scroll container. */
  label: string;
};

/** The data that each form asks for, from the definitions of the forms. */
export function FormDataTable({ headings, none, forms, label }: FormDataTableProps) {
  return (
    <TextTable label={label}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{headings.form}</TableHeadCell>
          <TableHeadCell>{headings.required}</TableHeadCell>
          <TableHeadCell>{headings.optional}</TableHeadCell>
        </TableRow>
      </TableHead>
      <tbody>
        {forms.map((form) => (
          <TableRow key={form.name}>
            <TableCell>{form.label}</TableCell>
            <TableCell>{dataOf(form, true)}</TableCell>
            <TableCell>{dataOf(form, false) || none}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </TextTable>
  );
}

/** The data of a form as the privacy notice names them, as a sentence. */
function dataOf({ fields, consent }: FormDefinition, required: boolean): string {
  const named = Object.values(fields).filter((field) => field.required === required);
  const names = named.map(({ label, notice = label.toLowerCase() }) => notice);
  if (required && consent.notice) names.push(consent.notice);
  return names.join(', ').replace(/^./, (letter) => letter.toUpperCase());
}
