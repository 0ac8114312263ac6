import { ArrowLink } from '@/components/ui/arrow-link';
import type { Link } from '@/lib/schema/page';

export type ContactPlaceCopy = {
  title: string;
  office: string;
  address: string[];
  phone: Link;
  /** The other offices, if there are any. */
  more: Link | undefined;
  text: string;
};

/** The head office, with a note for visitors. */
export function ContactPlace({ copy }: { copy: ContactPlaceCopy }) {
  return (
    <section
      id="dove-trovarci"
      aria-labelledby="dove-trovarci-titolo"
      className="gap-x-8 md:max-lg:grid md:max-lg:grid-cols-2"
    >
      <h2 id="dove-trovarci-titolo" className="col-span-2 text-heading-3">
        {copy.title}
      </h2>
      <address className="mt-4 max-w-md border-t border-ink pt-3 not-italic">
        <span className="mb-1 block text-note text-balance">{copy.office}</span>{' '}
        {copy.address.map((line) => (
          <span key={line} className="figures block font-display text-heading-4">
            {line}{' '}
          </span>
        ))}
      </address>
      <div>
        <p className="mt-5 max-w-md">{copy.text}</p>
        <p className="mt-1">
          <a href={copy.phone.href} className="link figures inline-flex min-h-11 items-center font-semibold">
            {copy.phone.label}
          </a>
        </p>
        {copy.more && (
          <p className="mt-3">
            <ArrowLink link={copy.more} />
          </p>
        )}
      </div>
    </section>
  );
}
