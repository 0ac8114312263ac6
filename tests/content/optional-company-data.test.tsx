import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { Offices } from '@/components/chi-siamo/offices';
import { ContactPlace } from '@/components/contatti/contact-place';
import { Footer } from '@/components/layout/footer';
import { SupportContacts } from '@/components/supporto/support-contacts';
import { layoutCopy, navigation } from '@/content/navigation';
import type { Site } from '@/lib/schema/site';
import { organization } from '@/lib/seo/json-ld';
import { site } from '@/tests/fixture-site';

const { head, sales, research } = site.offices;
/** The company without optional data. */
const minimal: Site = { ...site, offices: { head }, external: {} };

const html = (element: ReactNode) => renderToStaticMarkup(element);

/** The copy of the pages of a company. */
async function copyOf(company: Site) {
  vi.resetModules();
  vi.doMock('@/content/site', () => ({ site: company }));
  // One after the other, because parallel imports would undo each other's mocks.
  const about = await import('@/content/pages/chi-siamo');
  const contact = await import('@/content/pages/contatti');
  const partner = await import('@/content/pages/partner');
  const support = await import('@/content/pages/supporto');
  return { about, contact, partner, support };
}

afterEach(() => vi.doUnmock('@/content/site'));
// Other test files of this process must load the modules again.
afterAll(() => vi.resetModules());

const footer = (company: Site) =>
  html(
    <Footer
      site={company}
      navigation={navigation}
      copy={layoutCopy}
      newsletter={{ action: '/api/send-email', isOwnEndpoint: true }}
      year={2026}
    />,
  );

describe('a company without a parent, profiles, a portal, a helpdesk or a second office', () => {
  it('has structured data without them', () => {
    const data = JSON.stringify(organization(minimal, site.url));
    expect(data).not.toMatch(/sameAs|parentOrganization|null/);
  });

  it('has a footer without other sites, and no empty list', () => {
    expect(footer(site)).toContain(site.external.parent?.href);
    expect(footer(minimal)).not.toMatch(/<ul[^>]*><\/ul>|<li[^>]*><\/li>|<a href="https:/);
  });

  it('shows one office without links to others', async () => {
    const { about, contact } = await copyOf(minimal);
    expect(about.offices.title).toBe('La sede');
    const page = html(<Offices offices={about.offices.items} />);
    expect(page.match(/<address/g)).toHaveLength(1);
    expect(JSON.stringify([about.meta, about.history])).not.toContain(research?.city);
    const place = html(<ContactPlace copy={contact.place} />);
    expect(place).not.toMatch(/chi-siamo|<p[^>]*><\/p>/);
  });

  it('has no portal, and a support address instead', async () => {
    const { partner, support } = await copyOf(minimal);
    expect(partner.portal).toBeUndefined();
    expect(support.contacts.intro).toMatch(/^Un problema che blocca il lavoro va in un’e-mail/);
    const contacts = html(<SupportContacts copy={support.contacts} site={minimal} newTab="" />);
    expect(contacts).toContain(`mailto:${site.mail.support}`);
    expect(contacts).not.toMatch(/ticket|<p[^>]*><\/p>/);
  });
});

it.each([
  { head, research },
  { head, sales },
])('the page about the company names each of its offices: %o', async (offices) => {
  const { about } = await copyOf({ ...site, offices });
  expect(about.offices.items).toHaveLength(2);
  expect(about.meta.description).toContain(`a ${offices.head.city}`);
});
