import { Icon } from '@/components/ui/icon';

/** A folder or a file with its own permission. For a file: which users find it. */
type PermissionEntry = {
  /** 0 for the top folder. */
  depth: 0 | 1 | 2;
  name: string;
  rule: string;
  /** The permission is set here, not inherited. */
  set: boolean;
  /** For a file: whether each user finds it, in the order of the users. */
  found?: readonly boolean[];
};

/** How permissions narrow from a folder to a document, for two users. */
export type PermissionTreeCopy = {
  caption: string;
  columns: { name: string; rule: string };
  /** Users with their directory groups. */
  readers: readonly { user: string; groups: string }[];
  entries: readonly PermissionEntry[];
  yes: string;
  no: string;
};

const columns = 'md:grid md:grid-cols-[minmax(0,10fr)_minmax(0,6fr)_minmax(0,5fr)_minmax(0,5fr)] md:gap-x-6';
const depths = { 0: '', 1: 'pl-4 sm:pl-7', 2: 'pl-8 sm:pl-14' };

/** A folder and its files with their permissions, and what two users find. */
export function PermissionTree({ copy }: { copy: PermissionTreeCopy }) {
  return (
    <figure>
      <div
        aria-hidden="true"
        className={`${columns} hidden border-b-2 border-ink pb-2 text-note text-ink-muted md:grid md:items-end`}
      >
        <span>{copy.columns.name}</span> <span>{copy.columns.rule}</span>{' '}
        {copy.readers.map((reader) => (
          <span key={reader.user}>
            <span className="block font-mono text-ink">{reader.user}</span> {reader.groups}{' '}
          </span>
        ))}
      </div>
      {/* On a phone only the symbols are in the row; a legend explains them once. */}
      <p aria-hidden="true" className="flex gap-x-6 pb-2 text-note text-ink-muted md:hidden">
        {(
          [
            ['check', copy.yes],
            ['cross', copy.no],
          ] as const
        ).map(([sign, words]) => (
          <span key={sign} className="inline-flex items-baseline gap-2">
            <Icon name={sign} className="w-3" />
            {words}{' '}
          </span>
        ))}
      </p>
      <ul className="border-t-2 border-ink md:border-t-0">
        {copy.entries.map((entry) => (
          <li
            key={entry.name}
            className={`${columns} flex flex-wrap items-baseline gap-x-3 border-b border-rule py-2.5 text-small last:border-ink md:py-3`}
          >
            <p className={`font-mono text-note wrap-anywhere ${depths[entry.depth]}`}>{entry.name}</p>
            <p className={`max-md:ml-auto ${entry.set ? 'font-semibold' : 'text-ink-muted'}`}>{entry.rule}</p>
            {entry.found && (
              <div className={`flex basis-full flex-wrap gap-x-6 pt-1 md:contents ${depths[entry.depth]}`}>
                <Findings found={entry.found} copy={copy} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-note text-ink-muted">{copy.caption}</figcaption>
    </figure>
  );
}

function Findings({ found, copy }: { found: readonly boolean[]; copy: PermissionTreeCopy }) {
  return found.map((finds, index) => {
    const user = copy.readers[index]?.user;
    return (
      <p key={user} className={`flex items-baseline gap-2 ${finds ? '' : 'text-ink-muted'}`}>
        <Icon name={finds ? 'check' : 'cross'} className={`w-3 shrink-0 ${finds ? '' : 'text-control'}`} />
        <span>
          <span className="font-mono text-note md:sr-only">{user} </span>
          <span className="max-md:sr-only">{finds ? copy.yes : copy.no}</span>
        </span>
      </p>
    );
  });
}
