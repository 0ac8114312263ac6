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
  const { parent, network, code } = site.external;
  const external = newsletter ? [parent, network, code].filter((link) => link !== undefined) : [];
  return (
    <footer className="border-t border-rule text-note">
      <div className="wrap py-3 md:py-10 lg:grid lg:grid-cols-12 lg:gap-x-8">
        <div className="lg:col-span-3">
          <div className="flex flex-wrap items-center gap-x-5 pb-2 max-sm:flex-nowrap">
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
            <p className="border-t border-rule lg:border-0">
              <a href={copy.newsletter.elsewhere.href} className="link inline-flex min-h-11 items-center">
                {copy.newsletter.elsewhere.label}
              </a>
            </p>
          )}
        </div>
        <nav aria-label={copy.footerNavigation} className="-mt-px lg:col-span-6">
          <Folded label={copy.allPages}>
            <div className="grid grid-cols-2 gap-x-4 gap-y-6 py-3 sm:grid-cols-3 md:gap-x-8 lg:py-0">
              {navigation.footer.map((column, index) => (
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
                    {index === navigation.footer.length - 1 &&
                      external.map((link) => (
                        <li key={link.href}>
                          <ExternalLink
                            link={link}
                            newTab={copy.newTab}
                            className="link inline-block py-1.5 no-underline hover:underline"
                          />
                        </li>
                      ))}
                  </ul>
                </div>
              ))}
            </div>
          </Folded>
        </nav>
        <div className="min-w-0 max-lg:pt-1 lg:col-span-3 lg:pl-6">
          <h2 className="label-text font-text max-lg:sr-only">{copy.contacts}</h2>
          <ul className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-5 lg:mt-3">
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
        </div>
      </div>
      <div className="border-t border-rule">
        <div className="wrap flex flex-wrap items-baseline gap-x-6 py-3 text-note text-ink-muted lg:py-6">
          <CompanyData site={site} copy={copy.legal} year={year} />
          <ul className="flex flex-wrap gap-x-4 lg:ml-auto">
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

function CompanyData({ site, copy, year }: { site: Site; copy: LayoutCopy['legal']; year: number }) {
  const { street, postalCode, city, province } = site.offices.head;
  return (
    <p className="figures max-lg:[&>span:not(:last-child)]:after:content-['_·'] lg:flex lg:max-w-[44rem] lg:flex-wrap lg:gap-x-4">
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
          <span className="inline-block">{`${copy[item]} ${site.legal[item]}`}</span>
        </Fragment>
      ))}
    </p>
  );
}
