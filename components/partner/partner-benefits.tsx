/** The benefits of the partner programme. */
export function PartnerBenefits({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className="border-t border-ink">
      {items.map((item) => (
        <li
          key={item.title}
          className="grid gap-x-10 border-b border-rule py-4 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] md:items-baseline md:py-6"
        >
          <h3 className="text-heading-3">{item.title}</h3>
          <p className="mt-1 max-w-[58ch]">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
