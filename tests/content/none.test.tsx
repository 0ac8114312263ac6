import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { Offices } from '@/components/chi-siamo/offices';
import { ContactPlace } from '@/components/contatti/contact-cards';
import { Footer } from '@/components/layout/footer';
import { SupportContacts } from '@/components/supporto/support-contacts';
import { layoutCopy, navigation } from '@/content/navigation';
import { type Site, siteSchema } from '@/lib/schema/site';
import { organization } from '@/lib/seo/json-ld';
import { site } from '@/tests/fixture-site';

const { head, sales, research } = site.addresses;
const none: Site = { ...site, addresses: { head }, external: {} };

const html = (element: ReactNode) => renderToStaticMarkup(element);

/** What the pages say of a company with these data. */
async function copyOf(company: Site) {
  vi.resetModules();
  vi.doMock('@/content/site', () => ({ site: company }));
  // One after the other: imports at the same time each undo and make the last mocks again, in each other's way.
  const about = await import('@/content/pages/chi-siamo');
  const contact = await import('@/content/pages/contatti');
  const partner = await import('@/content/pages/partner');
  const support = await import('@/content/pages/supporto');
  return { about, contact, partner, support };
}

afterEach(() => vi.doUnmock('@/content/site'));
// The next file of this process gets modules of its own.
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

describe('a company that has no parent, profiles, portal, helpdesk or second office', () => {
  it('has all the data it needs', () => {
    expect(siteSchema.safeParse(none).error).toBeUndefined();
  });

  it('has structured data without them', () => {
    const data = JSON.stringify(organization(none, site.url));
    expect(data).not.toMatch(/sameAs|parentOrganization|null/);
    const { network } = site.external;
    const one = { ...none, external: { network } };
    expect(organization(one, site.url)).toMatchObject({ sameAs: [network?.href] });
  });

  it('has a footer without other sites, and no empty list', () => {
    const [all, own] = [footer(site), footer(none)];
    expect(all).toContain(site.external.parent?.href);
    expect(own).not.toMatch(/<ul[^>]*><\/ul>|<li[^>]*><\/li>|<a href="https:/);
  });

  it('shows one office without a map and without links to others', async () => {
    const { about, contact } = await copyOf(none);
    expect([about.offices.title, about.offices.map]).toEqual(['La sede', undefined]);
    const page = html(<Offices offices={about.offices.items} map={about.offices.map} />);
    expect([page.match(/<address/g)?.length, page.includes('<figure')]).toEqual([1, false]);
    expect(JSON.stringify([about.meta, about.history])).not.toContain(research?.city);
    const place = html(<ContactPlace copy={contact.place} />);
    expect(place).not.toMatch(/chi-siamo|<p[^>]*><\/p>/);
  });

  it('has no portal, and a support address instead', async () => {
    const { partner, support } = await copyOf(none);
    expect(partner.portal).toBeUndefined();
    expect(support.contacts.lead).toMatch(/^Un problema che blocca il lavoro va in un’e-mail/);
    const contacts = html(<SupportContacts copy={support.contacts} site={none} newTab="" />);
    expect(contacts).toContain(`mailto:${site.mail.support}`);
    expect(contacts).not.toMatch(/ticket|<p[^>]*><\/p>/);
  });
});

it.each([
  ['all', { head, sales, research }, `Due sedi a ${head.city}, una a ${research?.city}.`, 3],
  ['no sales office', { head, research }, `Una sede a ${head.city}, una a ${research?.city}.`, 2],
  ['no centre of research', { head, sales }, undefined, 2],
  ['one in another city', { head: { ...head, city: 'Torino' }, research }, undefined, 2],
])(
  'the offices of a company are counted on the map where it has their cities: %s',
  async (_, addresses, caption, count) => {
    const { about } = await copyOf({ ...site, addresses });
    expect([about.offices.map?.caption, about.offices.items.length]).toEqual([caption, count]);
    expect(about.meta.description).toContain(`a ${addresses.head.city}`);
  },
);
