import { expect, it } from 'vitest';
import { site } from '@/content/site';

const { addresses, external, legal, mail, phone, security, url } = site;

it.each([
  ['url', [url], /^https:\/\/[a-z0-9.-]+$/],
  ['external', Object.values(external).map(({ href }) => href), /^https:\/\//],
  ['mail', [...Object.values(mail), legal.pec], /^[^\s@]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/],
  ['phone.href (E.164)', [phone.href], /^\+\d{6,15}$/],
  ['legal.vat and taxCode (art. 2250 c.c.)', [legal.vat, legal.taxCode], /^\d{11}$/],
  ['postalCode', Object.values(addresses).map(({ postalCode }) => postalCode), /^\d{5}$/],
  ['province', Object.values(addresses).map(({ province }) => province), /^[A-Z]{2}$/],
  ['security.expires', [security.expires], /^\d{4}-\d{2}-\d{2}$/],
])('content/site.ts: %s has its form', (_, values, form) => {
  expect(values.filter((value) => !form.test(value))).toEqual([]);
});
