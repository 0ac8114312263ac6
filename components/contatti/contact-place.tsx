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

/** The head office as an addressed envelope, with a note for visitors. */
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
      <address className="relative mt-4 max-w-md border border-rule bg-sheet px-5 pt-24 pb-6 not-italic shadow-sheet sm:pl-20 lg:pl-8">
        <Stamp />
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

function Stamp() {
  return (
    <svg aria-hidden="true" viewBox="0 0 150 72" className="absolute top-4 right-4 h-18 w-37.5 fill-none">
      <path
        d="M102 4h40v52h-40z"
        className="fill-paper stroke-accent"
        strokeWidth="2"
        strokeDasharray="3 3"
      />
      <path d="M110 12h24v36h-24z" className="stroke-accent" />
      <path d="M115 20h14M115 26h14M115 32h9" className="stroke-accent" strokeWidth="2" />
      <g className="stroke-ink-muted">
        <circle cx="82" cy="38" r="25" />
        <circle cx="82" cy="38" r="19" />
        <path d="M3 26q9-6 18 0t18 0 18 0M3 35q9-6 18 0t18 0 17 0M3 44q9-6 18 0t18 0 18 0M3 53q9-6 18 0t18 0 23 0" />
      </g>
    </svg>
  );
}
