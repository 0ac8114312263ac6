import { Icon } from '@/components/ui/icon';
import type { PermissionEntry, PermissionTreeCopy } from '@/lib/schema/sections/access-control';

const columns =
  'grid grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,10fr)_minmax(0,6fr)_minmax(0,5fr)_minmax(0,5fr)] md:gap-x-6';
const depths = { 0: '', 1: 'pl-5 sm:pl-7', 2: 'pl-10 sm:pl-14' };

/** A folder and its files with the permissions set on them, and what two people find there. */
export function PermissionTree({ copy }: { copy: PermissionTreeCopy }) {
  return (
    <figure>
      <div
        aria-hidden="true"
        className={`${columns} hidden border-b-2 border-inchiostro pb-2 text-nota text-inchiostro-tenue md:grid md:items-end`}
      >
        <span>{copy.columns.name}</span>
        <span>{copy.columns.rule}</span>
        {copy.readers.map((reader) => (
          <span key={reader.user}>
            <span className="block font-mono text-inchiostro">{reader.user}</span>
            {reader.groups}
          </span>
        ))}
      </div>
      <ul className="border-t-2 border-inchiostro md:border-t-0">
        {copy.entries.map((entry) => (
          <li
            key={entry.name}
            className={`${columns} gap-y-1 border-b border-filetto py-3 text-piccolo last:border-inchiostro md:items-baseline`}
          >
            <p className={`font-mono text-[0.8125rem] wrap-anywhere ${depths[entry.depth]}`}>{entry.name}</p>
            <p
              className={`${depths[entry.depth]} md:pl-0 ${entry.set ? 'font-semibold' : 'text-inchiostro-tenue'}`}
            >
              {entry.rule}
            </p>
            <Findings entry={entry} copy={copy} />
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-nota text-inchiostro-tenue">{copy.caption}</figcaption>
    </figure>
  );
}

function Findings({ entry, copy }: { entry: PermissionEntry; copy: PermissionTreeCopy }) {
  return entry.found?.map((found, index) => {
    const reader = copy.readers[index];
    return (
      <p
        key={reader?.user}
        className={`flex items-baseline gap-2 ${depths[entry.depth]} md:pl-0 ${found ? '' : 'text-inchiostro-tenue'}`}
      >
        <Icon name={found ? 'check' : 'cross'} className={`w-3 shrink-0 ${found ? '' : 'text-bordo'}`} />
        <span>
          <span className="font-mono text-[0.8125rem] md:sr-only">{reader?.user} </span>
          {found ? copy.yes : copy.no}
        </span>
      </p>
    );
  });
}
