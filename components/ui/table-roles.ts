/**
 * Where the parts of a table are laid out as blocks or grids, some browsers stop treating them as a table. These
 * attributes, spread over the parts, say again what they are.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  /** Heads the rows of its group. */
  groupHeader: { role: 'rowheader', scope: 'rowgroup' },
  cell: { role: 'cell' },
} as const;
