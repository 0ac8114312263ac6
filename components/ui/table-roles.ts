/**
 * Some browsers drop the table semantics when table elements are laid out as blocks or grids. These
 * attributes restore them. Spread them on the elements.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  /** Header of a row group. */
  groupHeader: { role: 'rowheader', scope: 'rowgroup' },
  cell: { role: 'cell' },
} as const;
