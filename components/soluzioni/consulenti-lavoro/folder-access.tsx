import { Icon } from '@/components/ui/icon';

/** A folder or a document, and who finds it. */
type FolderLine = {
  name: string;
  /** Depth in the tree: 0 for the client's folder, 2 for a document. */
  depth: 0 | 1 | 2;
  /** In the order of the columns. */
  found: readonly boolean[];
};

/** Which users find which folders. */
export type FolderAccessCopy = {
  caption: string;
  /** Heading of the first column. */
  folder: string;
  /** Roles in the office. */
  roles: readonly string[];
  yes: string;
  no: string;
  lines: readonly FolderLine[];
};

const indent = ['', 'pl-2 sm:pl-6', 'pl-4 sm:pl-12'] as const;

/** The folder tree of a client. Each further column is a role and shows what it finds. */
export function FolderAccess({ copy }: { copy: FolderAccessCopy }) {
  return (
    <table className="w-full table-fixed border-b border-paper/40 text-left text-small">
      <caption className="sr-only">{copy.caption}</caption>
      <thead className="align-bottom">
        <tr className="border-b border-paper">
          <th scope="col" className="w-[40%] pb-2 font-semibold">
            {copy.folder}
          </th>
          {copy.roles.map((role) => (
            <th key={role} scope="col" className="pb-2 text-center text-note font-semibold break-words">
              {role}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {copy.lines.map((line) => (
          <tr key={line.name} className="border-t border-paper/40">
            <th scope="row" className={`py-3.5 pr-2 font-normal break-words ${indent[line.depth]}`}>
              {line.depth === 2 ? <span className="font-mono text-note">{line.name}</span> : line.name}
            </th>
            {line.found.map((found, index) => (
              <td key={copy.roles[index]} className="py-3.5 text-center">
                {found ? (
                  <Icon name="check" className="mx-auto w-3.5" />
                ) : (
                  <span aria-hidden="true" className="mx-auto block w-3.5 border-t border-paper/60" />
                )}
                <span className="sr-only">{found ? copy.yes : copy.no}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
