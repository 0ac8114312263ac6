import type { Cookie } from '@/lib/schema/consent';
import { InlineCode } from './code';
import { TableCell, TableHead, TableHeadCell, TableRow, TextTable } from './table';

export type CookieTableHeadings = { name: string; purpose: string; lifetime: string };

type CookieTableProps = {
  headings: CookieTableHeadings;
  cookies: readonly Cookie[];
  /** Accessible name of the scroll container. */
  label: string;
};

/** The cookies that need consent, from the list that the code itself uses (D24). */
export function CookieTable({ headings, cookies, label }: CookieTableProps) {
  return (
    <TextTable label={label}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{headings.name}</TableHeadCell>
          <TableHeadCell>{headings.purpose}</TableHeadCell>
          <TableHeadCell>{headings.lifetime}</TableHeadCell>
        </TableRow>
      </TableHead>
      <tbody>
        {cookies.map(({ name, purpose, lifetime }) => (
          <TableRow key={name}>
            <TableCell>
              <InlineCode>{name}</InlineCode>
            </TableCell>
            <TableCell>{purpose}</TableCell>
            <TableCell>{lifetime}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </TextTable>
  );
}
