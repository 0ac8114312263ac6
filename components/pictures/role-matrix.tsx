/** Where a role may take an action: everywhere, only in its own area, or nowhere. */
const grants = ['yes', 'area', 'no'] as const;
type Grant = (typeof grants)[number];

export type RoleMatrixCopy = {
  caption: string;
  rowHeading: string;
  roles: readonly string[];
  /** In the order of the roles. */
  rows: readonly { action: string; note?: string; grants: readonly Grant[] }[];
  /** Of the grants in the table. */
  legend: Partial<Record<Grant, string>>;
};

/** Roles and their permissions. In a narrow table more than three names are vertical, so that nothing scrolls. */
export function RoleMatrix({ copy, note }: { copy: RoleMatrixCopy; note?: string }) {
  const isVertical = copy.roles.length > 3;
  return (
    <div className="@container">
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption className="sr-only">{copy.caption}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="border-b-2 border-ink pb-2 text-left align-bottom font-normal text-ink-muted"
            >
              {copy.rowHeading}
            </th>
            {copy.roles.map((role) => (
              <th
                key={role}
                scope="col"
                className={`border-b-2 border-ink pb-2 align-bottom font-medium @xl:w-[18%] ${isVertical ? 'w-11 font-display text-[1.0625rem] @3xl:text-heading-4' : 'w-[23%] px-1 text-note leading-tight'}`}
              >
                <span
                  className={
                    isVertical
                      ? 'inline-block rotate-180 text-left leading-none [writing-mode:vertical-rl] @xl:rotate-none @xl:[writing-mode:horizontal-tb]'
                      : ''
                  }
                >
                  {role}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {copy.rows.map((row) => (
            <Row key={row.action} row={row} copy={copy} />
          ))}
        </tbody>
      </table>
      <div className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-2 text-note text-ink-muted">
        {note && <p>{note}</p>}
        <p aria-hidden="true" className="flex flex-wrap gap-x-5">
          {grants
            .filter((grant) => copy.legend[grant])
            .map((grant) => (
              <span key={grant} className="inline-flex items-center gap-1.5">
                <Sign grant={grant} />
                {copy.legend[grant]}
              </span>
            ))}
        </p>
      </div>
    </div>
  );
}

function Row({ row, copy }: { row: RoleMatrixCopy['rows'][number]; copy: RoleMatrixCopy }) {
  return (
    <tr>
      <th
        scope="row"
        className="border-b border-rule py-2 pr-2 lg:py-2.5 print:py-1 text-left font-normal wrap-anywhere [tr:last-child>&]:border-ink"
      >
        {row.action} {row.note && <span className="block text-note text-ink-muted">{row.note}</span>}
      </th>
      {row.grants.map((grant, index) => (
        <td key={copy.roles[index]} className="border-b border-rule text-center [tr:last-child>&]:border-ink">
          <Sign grant={grant} />
          <span className="sr-only">{copy.legend[grant]}</span>
        </td>
      ))}
    </tr>
  );
}

const fullDisc = 'M8 2.75a5.25 5.25 0 0 0 0 10.5 5.25 5.25 0 0 0 0-10.5';
const halfDisc = 'M8 2.75a5.25 5.25 0 0 0 0 10.5z';

/** A full disc, half a disc or a dash. The shapes differ, so that colour is not needed to tell them apart. */
function Sign({ grant }: { grant: Grant }) {
  return (
    <svg viewBox="0 0 16 16" className="inline w-4 text-ink" aria-hidden="true">
      {grant === 'no' ? (
        <path d="M4.5 8h7" className="stroke-control" strokeWidth="1.5" />
      ) : (
        <>
          <circle cx="8" cy="8" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d={grant === 'yes' ? fullDisc : halfDisc} fill="currentColor" />
        </>
      )}
    </svg>
  );
}
