import { OfficeMap, type OfficeMapCopy } from './office-map';

export type Office = {
  name: string;
  address: string;
  text: string;
};

/** The offices beside a map. Without a map each is a row of the whole width. */
export function Offices({ offices, map }: { offices: readonly Office[]; map: OfficeMapCopy | undefined }) {
  const list = (
    <ul className="self-start border-b border-rule">
      {offices.map((office) => (
        <li
          key={office.name}
          className={`border-t border-rule py-6 ${map ? '' : 'gap-x-8 md:grid md:grid-cols-3 md:items-baseline'}`}
        >
          <h3 className="text-heading-4">{office.name}</h3>
          <address className="mt-1 not-italic">{office.address}</address>
          <p className="mt-1">{office.text}</p>
        </li>
      ))}
    </ul>
  );
  if (!map) return list;
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      {list}
      <OfficeMap copy={map} />
    </div>
  );
}
