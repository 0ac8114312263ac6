import { ExternalLink } from '@/components/ui/external-link';
import type { ExternalLink as ExternalLinkCopy, Site } from '@/lib/schema/site';

/** The copy of the contact tab and of the head of the page. */
export type SupportContactsCopy = {
  title: string;
  intro: string;
  /** The purpose of the phone and of the e-mail in the head of the page. */
  head: { phone: string; email: string };
  email: string;
  phone: string;
  /** Undefined if the company has no helpdesk. */
  ticket: ExternalLinkCopy | undefined;
  /** The information to have at hand. */
  beforeContacting: { title: string; items: readonly string[] };
};

type SupportContactsProps = {
  copy: Omit<SupportContactsCopy, 'title' | 'intro' | 'head'>;
  site: Site;
  newTab: string;
};

const rowClasses = 'grid items-baseline gap-x-6 border-t border-rule py-3 sm:grid-cols-[7rem_1fr]';

/** The ways to contact support, and the information to have at hand. */
export function SupportContacts({ copy, site, newTab }: SupportContactsProps) {
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div>
        {copy.ticket && (
          <p className="mb-6">
            <ExternalLink link={copy.ticket} newTab={newTab} className="button button-quiet" />
          </p>
        )}
        <address className="border-b border-rule not-italic">
          <p className={rowClasses}>
            <span className="label-text">{copy.email}</span>
            <a
              href={`mailto:${site.mail.support}`}
              className="link inline-flex min-h-11 items-center justify-self-start wrap-anywhere"
            >
              {site.mail.support}
            </a>
          </p>
          <p className={rowClasses}>
            <span className="label-text">{copy.phone}</span>
            <span className="flex flex-wrap items-center gap-x-4">
              <a href={`tel:${site.phone.href}`} className="link figures inline-flex min-h-11 items-center">
                {site.phone.label}
              </a>
              <span className="figures text-note text-ink-muted">{site.phone.hours}</span>
            </span>
          </p>
        </address>
      </div>
      <div className="md:border-l md:border-rule md:pl-8">
        <h3 className="text-heading-4">{copy.beforeContacting.title}</h3>
        <ul className="mt-3 grid gap-2 text-ink-muted">
          {copy.beforeContacting.items.map((item) => (
            <li key={item} className="flex gap-3">
              <span aria-hidden="true">–</span> {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
