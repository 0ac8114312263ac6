import { Icon } from '@/components/ui/icon';

/** The form that connects a user directory, its connection test, and the role of each group. */
export type DirectorySyncCopy = {
  place: string;
  fields: { label: string; value: string }[];
  trial: { outcome: string; details: string[] };
  groupLabel: string;
  roleLabel: string;
  groups: { name: string; role: string; mapped: boolean }[];
};

/** The connection to a user directory: fields and test, then each group joined to its role. */
export function DirectorySync({ copy }: { copy: DirectorySyncCopy }) {
  return (
    <div className="rounded-sheet border border-rule bg-sheet shadow-sheet">
      <p className="border-b border-rule px-4 py-2 text-note text-ink-muted sm:px-6">{copy.place}</p>
      <dl className="grid gap-x-6 gap-y-4 px-4 py-5 sm:grid-cols-2 sm:px-6">
        {copy.fields.map((field) => (
          <div key={field.label} className="grid grid-rows-[auto_1fr]">
            <dt className="text-note font-semibold">{field.label}</dt>
            <dd className="mt-1 rounded-mark border border-control px-3 py-2 font-mono text-note leading-[1.5] wrap-anywhere">
              {field.value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-rule px-4 py-4 sm:px-6">
        <p className="flex items-center gap-2.5 text-small font-semibold">
          <Icon name="check" className="w-3.5 flex-none" />
          {copy.trial.outcome}
        </p>
        <ul className="mt-1 pl-6 text-note text-ink-muted">
          {copy.trial.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      </div>
      <div className="relative overflow-x-auto">
        <table className="w-full border-collapse border-t border-ink text-left text-small">
          <thead>
            <tr className="text-note">
              <th scope="col" className="w-full py-2 pl-4 font-semibold sm:w-1/2 sm:pl-6">
                {copy.groupLabel}
              </th>
              <th scope="col" className="py-2 pr-4 pl-3 font-semibold sm:pr-6">
                {copy.roleLabel}
              </th>
            </tr>
          </thead>
          <tbody>
            {copy.groups.map((group) => (
              <tr key={group.name} className="border-t border-rule whitespace-nowrap">
                <th
                  scope="row"
                  className="py-2.5 pl-4 font-mono text-note font-normal max-sm:text-[0.75rem] sm:pl-6"
                >
                  <span className="flex items-center">
                    {group.name}
                    <span
                      aria-hidden="true"
                      className={`ml-2.5 h-0 min-w-3 flex-1 border-t sm:ml-4 ${group.mapped ? '-mr-2.5 border-ink' : 'mr-1 border-dashed border-control'}`}
                    />
                    <Icon name={group.mapped ? 'arrow' : 'cross'} className="w-3 flex-none" />
                  </span>
                </th>
                <td
                  className={`py-2.5 pr-4 pl-3 sm:pr-6 ${group.mapped ? 'font-semibold' : 'text-ink-muted'}`}
                >
                  {group.role}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
