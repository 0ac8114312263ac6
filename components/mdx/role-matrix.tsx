import type { RoleExtent, RoleMatrixCopy } from '@/lib/schema/sections/guide-pictures';

/** A full disc, half a disc, a dash: they differ in shape, not in colour. */
function Extent({ extent }: { extent: RoleExtent }) {
  return (
    <svg viewBox="0 0 14 14" className="inline-block size-3.5" fill="none" aria-hidden="true">
      {extent === 'none' ? (
        <path d="M4 7h6" className="stroke-bordo" strokeWidth="1.25" />
      ) : (
        <>
          <circle cx="7" cy="7" r="5.5" className="stroke-inchiostro" strokeWidth="1.25" />
          <path
            d={
              extent === 'all' ? 'M1.5 7a5.5 5.5 0 0 1 11 0 5.5 5.5 0 0 1-11 0' : 'M7 1.5a5.5 5.5 0 0 0 0 11z'
            }
            className="fill-inchiostro"
          />
        </>
      )}
    </svg>
  );
}

/** Roles against actions. On a phone the names of the roles stand upright, so that four columns fit. */
export function RoleMatrix({ copy }: { copy: RoleMatrixCopy }) {
  const extents: RoleExtent[] = ['all', 'area', 'none'];
  return (
    <>
      <table className="w-full border-collapse text-left text-piccolo">
        <thead className="border-b border-inchiostro">
          <tr className="align-bottom">
            <th scope="col" className="py-3 pr-3 font-semibold">
              {copy.actionLabel}
            </th>
            {copy.roles.map((role) => (
              <th key={role} scope="col" className="w-11 py-3 font-semibold sm:w-[6.75rem] sm:text-nota">
                <span className="mr-auto ml-auto block w-fit max-sm:rotate-180 max-sm:[writing-mode:vertical-rl]">
                  {role}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {copy.actions.map((action) => (
            <tr key={action.name} className="border-b border-filetto">
              <th scope="row" className="py-2.5 pr-3 font-normal">
                {action.name}
              </th>
              {action.extents.map((extent, index) => (
                <td key={copy.roles[index]} className="py-2.5 text-center align-middle leading-none">
                  <Extent extent={extent} />
                  <span className="sr-only">{copy.extents[extent]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-nota">
        {extents.map((extent) => (
          <li key={extent} className="flex items-center gap-2">
            <Extent extent={extent} /> {copy.extents[extent]}
          </li>
        ))}
      </ul>
    </>
  );
}
