import { Fragment } from 'react';
import type { NewsletterTarget } from '@/components/forms/newsletter-page-form';
import { ExternalLink } from '@/components/ui/external-link';
import { Folded } from '@/components/ui/folded';
import type { Site } from '@/lib/schema/site';
import type { LayoutCopy, Navigation } from './layout-copy';
import { NewsletterForm } from './newsletter-form';
import { Wordmark } from './wordmark';

type FooterProps = {
  site: Site;
  navigation: Navigation;
  copy: LayoutCopy;
  /** Undefined on a page that must make no requests (D48): it has a link to the form instead, and none to other sites. */
  newsletter: NewsletterTarget | undefined;
  year: number;
};

/** The footer of every page, with the company data that Italian law requires. */
export function Footer({ site, navigation, copy, newsletter, year }: FooterProps) {
  return (
    <footer className="border-t border-rule text-note">
      <div className="wrap grid grid-cols-2 gap-x-4 gap-y-4 py-5 md:grid-cols-12 md:gap-x-8 md:gap-y-12 md:py-10">
        <div className="col-span-2 md:col-span-12 lg:col-span-3">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:flex-nowrap">
            <a
              href="/"
              className="inline-flex min-h-11 items-center"
              aria-label={`${site.name}, ${copy.home}`}
            >
              <Wordmark brand={site.name} />
            </a>
            <p className="text-balance text-small text-ink-muted">{site.slogan}</p>
          </div>
          {newsletter ? (
            <NewsletterForm copy={copy.newsletter} target={newsletter} />
          ) : (
            <p className="mt-5">
              <a href={copy.newsletter.elsewhere.href} className="link">
                {copy.newsletter.elsewhere.label}
              </a>
            </p>
          )}
        </div>
        <nav aria-label={copy.footerNavigation} className="col-span-2 md:col-span-12 lg:col-span-6">
          <Folded label={copy.allPages}>
            <div className="grid grid-cols-2 gap-x-4 gap-y-6 py-3 sm:grid-cols-3 sm:py-0 md:gap-x-8">
              {navigation.footer.map((column) => (
                <div key={column.title} className="min-w-0">
                  <h2 className="label-text font-text">{column.title}</h2>
                  <ul className="mt-2 md:mt-3">
                    {column.links.map((link) => (
                      <li key={link.href}>
                        <a href={link.href} className="link inline-block py-1.5 no-underline hover:underline">
                          {link.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </Folded>
        </nav>
        <Contacts site={site} copy={copy} hasExternalLinks={newsletter !== undefined} />
      </div>
      <div className="border-t border-rule">
        <div className="wrap flex flex-wrap items-baseline gap-x-6 gap-y-1 py-4 text-note lg:py-6 text-ink-muted">
          <CompanyData site={site} copy={copy.legal} year={year} />
          <ul className="flex flex-wrap gap-x-5 lg:ml-auto">
            {navigation.legal.map((link) => (
              <li key={link.href}>
                <a href={link.href} className="link inline-block py-2">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

type ContactsProps = { site: Site; copy: LayoutCopy; hasExternalLinks: boolean };

function Contacts({ site, copy, hasExternalLinks }: ContactsProps) {
  const { parent, network, code } = site.external;
  const external = hasExternalLinks ? [parent, network, code].filter((link) => link !== undefined) : [];
  return (
    <div className="col-span-2 min-w-0 gap-x-4 max-lg:grid max-lg:grid-cols-2 md:col-span-12 lg:col-span-3 lg:pl-6">
      <h2 className="label-text col-span-2 font-text max-sm:sr-only">{copy.contacts}</h2>
      <ul className="sm:mt-2 md:mt-3">
        <li>
          <a href={`mailto:${site.mail.info}`} className="link inline-block py-1.5">
            {site.mail.info}
          </a>
        </li>
        <li>
          <a href={`tel:${site.phone.href}`} className="link figures inline-block py-1.5">
            {site.phone.label}
          </a>
        </li>
      </ul>
      {external.length > 0 && (
        <ul className="sm:mt-2 md:mt-3 lg:mt-4">
          {external.map((link) => (
            <li key={link.href}>
              <ExternalLink link={link} newTab={copy.newTab} className="link inline-block py-1.5" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function CompanyData({ site, copy, year }: { site: Site; copy: LayoutCopy['legal']; year: number }) {
  const { street, postalCode, city, province } = site.addresses.head;
  return (
    <p className="figures flex flex-wrap gap-x-4 lg:max-w-[44rem]">
      <span>
        © {/* The script may have written the visitor's year before React hydrates. */}
        <span data-year="" suppressHydrationWarning>
          {year}
        </span>{' '}
        {site.company}
      </span>{' '}
      <span>{`${copy.office}: ${street}, ${postalCode} ${city} (${province})`}</span>
      {(['vat', 'taxCode', 'rea', 'shareCapital', 'pec'] as const).map((item) => (
        <Fragment key={item}>
          {' '}
          <span>{`${copy[item]} ${site.legal[item]}`}</span>
        </Fragment>
      ))}
    </p>
  );
}
