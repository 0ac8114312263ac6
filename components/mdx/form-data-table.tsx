import type { FormDefinition } from '@/lib/forms/definition';
import { TableCell, TableHead, TableHeadCell, TableRow, TextTable } from './table';

export type FormDataTableCopy = {
  headings: { form: string; required: string; optional: string };
  /** Where a form has no optional field. */
  none: string;
};

type FormDataTableProps = FormDataTableCopy & {
  forms: readonly FormDefinition[];
  /** Name of its frame. */
  label: string;
};

/** The names that the privacy notice gives to the data of a form, as a list in a sentence of its own. */
function dataOf({ fields, consent }: FormDefinition, required: boolean): string {
  const named = Object.values(fields).filter((field) => field.required === required);
  const names = named.map(({ label, notice = label.toLowerCase() }) => notice);
  if (required && consent.notice) names.push(consent.notice);
  return names.join(', ').replace(/^./, (letter) => letter.toUpperCase());
}

/** Which data each form asks for. The list is that of the forms themselves. */
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
