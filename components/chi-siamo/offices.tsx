export type Office = {
  name: string;
  address: string;
  text: string;
};

/** The offices, a row each. */
export function Offices({ offices }: { offices: readonly Office[] }) {
  return (
    <ul className="border-b border-rule">
      {offices.map((office) => (
        <li
          key={office.name}
          className="gap-x-8 border-t border-rule py-4 md:grid md:grid-cols-3 md:items-baseline lg:py-6"
        >
          <h3 className="text-heading-4">{office.name}</h3>
          <address className="mt-1 not-italic">{office.address}</address>
          <p className="mt-1">{office.text}</p>
        </li>
      ))}
    </ul>
  );
}
