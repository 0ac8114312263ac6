/** Whether a role may do something: everywhere it has permission, in its own area only, not at all. */
export type Grant = 'yes' | 'area' | 'no';

/** Roles against actions. */
export type RoleMatrixCopy = {
  caption: string;
  rowHeading: string;
  roles: readonly string[];
  /** As many grants as there are roles, in their order. */
  rows: readonly { action: string; grants: readonly Grant[] }[];
  /** What the signs say. */
  legend: Record<Grant, string>;
};

/** An entry of the archive, with the permission set on it and, for a file, who finds it. */
type PermissionEntry = {
  /** 0 for the top folder. */
  depth: 0 | 1 | 2;
  name: string;
  rule: string;
  /** The permission is set here, not inherited. */
  set: boolean;
  /** For a file: whether each reader finds it, in their order. */
  found?: readonly boolean[];
};

/** How permissions narrow from a folder to a single document, seen by two readers. */
export type PermissionTreeCopy = {
  caption: string;
  columns: { name: string; rule: string };
  /** Users, with the groups that the directory gives them. */
  readers: readonly { user: string; groups: string }[];
  entries: readonly PermissionEntry[];
  yes: string;
  no: string;
};

/** Who may do what, and where. */
export type AccessControlCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  matrixNote: string;
  narrowing: { title: string; text: string };
  /** An entry of the customer's directory and what it becomes. */
  directory: { label: string; entry: string; becomesLabel: string; becomes: string };
};
