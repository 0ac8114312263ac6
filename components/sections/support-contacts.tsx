import { ExternalLink } from '@/components/ui/external-link';
import type { SupportContactsCopy } from '@/lib/schema/sections/support';
import type { Site } from '@/lib/schema/site';

type SupportContactsProps = { copy: SupportContactsCopy; site: Site; newTab: string };

/** The people behind the guides: box, phone, ticket, and what to have at hand. */
export function SupportContacts({ copy, site, newTab }: SupportContactsProps) {
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h2 className="text-titolo-3">{copy.title}</h2>
        <p className="mt-3 max-w-[52ch] text-inchiostro-tenue">{copy.lead}</p>
        <p className="mt-6">
          <ExternalLink link={copy.ticket} newTab={newTab} className="pulsante pulsante-quiet" />
        </p>
        <address className="mt-8 border-b border-filetto not-italic">
          <p className="grid items-baseline gap-x-6 border-t border-filetto py-3 sm:grid-cols-[7rem_1fr]">
            <span className="rubrica">{copy.email}</span>
            <a
              href={`mailto:${site.mail.support}`}
              className="link inline-flex min-h-11 items-center justify-self-start wrap-anywhere"
            >
              {site.mail.support}
            </a>
          </p>
          <p className="grid items-baseline gap-x-6 border-t border-filetto py-3 sm:grid-cols-[7rem_1fr]">
            <span className="rubrica">{copy.phone}</span>
            <span className="flex flex-wrap items-center gap-x-4">
              <a href={`tel:${site.phone.href}`} className="link cifre inline-flex min-h-11 items-center">
                {site.phone.label}
              </a>
              <span className="cifre text-nota text-inchiostro-tenue">{site.phone.hours}</span>
            </span>
          </p>
        </address>
      </div>
      <div className="lg:col-span-5 lg:border-l lg:border-filetto lg:pl-8">
        <h3 className="rubrica font-text">{copy.before.title}</h3>
        <ul className="mt-3 grid gap-3">
          {copy.before.items.map((item) => (
            <li key={item} className="flex gap-3">
              <span aria-hidden="true" className="text-inchiostro-tenue">
                –
              </span>
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
