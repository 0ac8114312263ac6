import { ArrowLink } from '@/components/ui/arrow-link';
import type { ContactCard, ContactPlaceCopy } from '@/lib/schema/sections/contact';

/** Ways to reach the company, as entries in the margin of a register. */
export function ContactCards({ cards }: { cards: ContactCard[] }) {
  return (
    <ul className="gap-x-8 border-t border-inchiostro md:grid md:grid-cols-3 lg:sticky lg:top-28 lg:block">
      {cards.map((card) => (
        <li key={card.label} className="border-b border-filetto py-5">
          <h2 className="rubrica font-text">{card.label}</h2>
          <p className="cifre mt-1.5 font-display text-titolo-4 font-medium">
            {card.href ? (
              <a href={card.href} className="link inline-block py-1">
                {card.value}
              </a>
            ) : (
              <span className="inline-block py-1">{card.value}</span>
            )}
          </p>
          {card.lines.map((line) => (
            <p key={line} className="cifre mt-1 text-piccolo text-inchiostro-tenue">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The head office as it would stand on an envelope, and how to announce a visit. */
export function ContactPlace({ copy }: { copy: Omit<ContactPlaceCopy, 'margin' | 'title'> }) {
  return (
    <div className="grid gap-x-8 gap-y-8 md:grid-cols-9">
      <address className="border border-filetto bg-foglio p-6 font-display text-titolo-3 not-italic shadow-foglio md:col-span-5 lg:p-10">
        <span className="rubrica mb-10 block font-text">{copy.office}</span>
        {copy.address.map((line) => (
          <span key={line} className="cifre block">
            {line}
          </span>
        ))}
      </address>
      <div className="md:col-span-4">
        <p className="text-inchiostro-tenue">{copy.text}</p>
        <p className="mt-4">
          <a href={copy.phone.href} className="link cifre inline-flex min-h-11 items-center font-semibold">
            {copy.phone.label}
          </a>
          <span className="cifre block text-piccolo text-inchiostro-tenue">{copy.hours}</span>
        </p>
        <p className="mt-4">
          <ArrowLink link={copy.more} />
        </p>
      </div>
    </div>
  );
}
