/** A way to reach the company. */
export type ContactCard = {
  label: string;
  /** A phone number, an e-mail or an address. */
  value: string;
  href?: string;
  lines: string[];
};

export function ContactCards({ cards }: { cards: ContactCard[] }) {
  return (
    <ul className="gap-x-8 border-t border-ink md:grid md:grid-cols-3 lg:block">
      {cards.map((card) => (
        <li
          key={card.label}
          className="border-b border-rule py-2 max-md:flex max-md:flex-wrap max-md:items-baseline md:py-4"
        >
          <h2 className="label-text font-text max-md:basis-[5.5rem]">{card.label}</h2>
          <div className="max-md:flex-1 max-md:basis-[11rem]">
            <p className="figures font-display md:mt-1.5 text-heading-4 font-medium">
              {card.href ? (
                <a href={card.href} className="link inline-block py-1 pointer-coarse:py-2.5">
                  {card.value}
                </a>
              ) : (
                <span className="inline-block py-1">{card.value}</span>
              )}
            </p>
            {card.lines.map((line) => (
              <p key={line} className="figures text-small">
                {line}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
