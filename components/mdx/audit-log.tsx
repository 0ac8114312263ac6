import type { AuditLogCopy } from '@/lib/schema/sections/guide-pictures';

/** A day of the audit log. On a phone each line of the log takes two or three lines of the screen. */
export function AuditLog({ copy }: { copy: AuditLogCopy }) {
  const { columns } = copy;
  return (
    <div className="rounded-foglio border border-filetto bg-foglio shadow-foglio">
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-filetto px-4 py-2 text-nota text-inchiostro-tenue sm:px-5">
        <span>{copy.place}</span>
        <span className="cifre">{copy.day}</span>
      </p>
      <table className="w-full border-collapse text-left text-[0.75rem] leading-[1.5] max-sm:block">
        <thead className="border-b border-inchiostro max-sm:sr-only">
          <tr>
            {Object.entries(columns).map(([key, name]) => (
              <th key={key} scope="col" className="py-2 pr-3 align-bottom font-semibold first:pl-5 last:pr-5">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="font-mono max-sm:block">
          {copy.entries.map((entry) => (
            <tr
              key={entry.time}
              className="border-b border-filetto align-baseline last:border-0 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 max-sm:px-4 max-sm:py-2.5"
            >
              <td className="cifre py-2 pr-3 max-sm:p-0 sm:pl-5">{entry.time}</td>
              <td className={`py-2 pr-3 font-semibold max-sm:p-0 ${entry.refused ? 'text-minio' : ''}`}>
                {entry.event}
              </td>
              <td className="py-2 pr-3 max-sm:order-1 max-sm:p-0">{entry.user}</td>
              <td className="cifre py-2 pr-3 text-inchiostro-tenue max-sm:order-1 max-sm:p-0">{entry.ip}</td>
              <td className="py-2 pr-3 font-text text-nota wrap-anywhere max-sm:order-2 max-sm:basis-full max-sm:p-0 max-sm:empty:hidden">
                {entry.detail}
              </td>
              <td
                className={`py-2 max-sm:ml-auto max-sm:p-0 sm:pr-5 ${entry.refused ? 'font-semibold text-minio' : 'text-inchiostro-tenue'}`}
              >
                {entry.outcome}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
