import { describe, expect, it } from 'vitest';
import {
  attributionOf,
  attributionOfVisit,
  attributionText,
  campaignOfSearch,
  NO_ATTRIBUTION,
} from '@/lib/forms/attribution';

const autumn = { source: 'ordine', medium: null, campaign: 'autunno' };
const known = { page: '/soluzioni/legale', campaign: autumn };
const site = 'https://www.azienda.example';

describe('the origin of a request', () => {
  it('is validated part by part', () => {
    expect(attributionOf(known)).toEqual(known);
    expect(attributionOf({ ...known, page: 'https://altrove.example/' })).toEqual({
      page: null,
      campaign: autumn,
    });
    expect(attributionOf({ page: '/', campaign: { source: 'Ordine di Forlì-Cesena_2026.a+b' } })).toEqual({
      page: '/',
      campaign: { source: 'Ordine di Forlì-Cesena_2026.a+b', medium: null, campaign: null },
    });
    expect(attributionOf({ ...known, ip: '192.0.2.1', campaign: { ...autumn, term: 'x' } })).toEqual(known);
  });

  it.each([undefined, null, 'x', 5, true, [], ['/'], {}, { page: null, campaign: null }])(
    'is empty for %j',
    (value) => {
      expect(attributionOf(value)).toEqual(NO_ATTRIBUTION);
    },
  );

  it.each([
    ...[5, ['/'], { path: '/' }, '', 'prezzi', '//altrove.example', '/../x', '/a?b=c', '/a#b', '/a b'],
    ...['/a\n', '/a\u202E', '/perché', `/${'a'.repeat(200)}`],
  ])('has no page for %j', (page) => {
    expect(attributionOf({ ...known, page })).toEqual({ page: null, campaign: autumn });
  });

  it.each([
    ...[5, true, ['ordine'], { toString: 'ordine' }, '', '   ', 'x'.repeat(61)],
    ...['a\nb', 'a\0', 'a\u202Eb', '\uD800', '<b>', 'a;b', 'a,b', '=1', 'a@b.it', 'https://altrove.example'],
  ])('has no source for %j', (source) => {
    expect(attributionOf({ ...known, campaign: { ...autumn, source } })).toEqual({
      ...known,
      campaign: { ...autumn, source: null },
    });
    expect(attributionOf({ campaign: { source } })).toEqual(NO_ATTRIBUTION);
  });
});

it.each([
  ['?utm_source=ordine&utm_campaign=autunno', autumn],
  ['?utm_source=ordine&utm_source=altro&utm_campaign=autunno&utm_medium=&settore=altro', autumn],
  ['?utm_medium=posta+di+marzo', { source: null, medium: 'posta di marzo', campaign: null }],
  ['?utm_source=%3Cb%3E', null],
  ['?source=ordine&UTM_SOURCE=ordine', null],
  ['', null],
])('the campaign is read from the query %s', (search, campaign) => {
  expect(campaignOfSearch(search)).toEqual(campaign);
});

const form = `${site}/richiedi-demo?settore=altro#form-contatto`;
it.each([
  [form, `${site}/soluzioni/legale?utm_source=x#domande`, { page: '/soluzioni/legale', campaign: null }],
  [
    form.replace('settore', 'utm_source'),
    '',
    { page: null, campaign: { ...autumn, source: 'altro', campaign: null } },
  ],
  [form, `${site}/`, { page: '/', campaign: null }],
  [form, '', undefined],
  [form, 'https://altrove.example/soluzioni/legale', undefined],
  [form, `${site}.altrove.example/soluzioni/legale`, undefined],
  [form, `${site}:8443/soluzioni/legale`, undefined],
  [form, site.replace('https', 'http'), undefined],
  [form, `${site}/perché`, undefined],
])('the origin that a page knows of %s from %j', (address, referrer, origin) => {
  expect(attributionOfVisit(address, referrer)).toEqual(origin);
});

it('the origin of a request is shown to staff in words', () => {
  const campaign = { ...autumn, medium: 'email' };
  expect(attributionText({ ...known, campaign })).toBe(
    'pagina /soluzioni/legale, campagna autunno, fonte ordine, mezzo email',
  );
  expect(attributionText({ ...known, campaign: null })).toBe('pagina /soluzioni/legale');
  expect(attributionText(NO_ATTRIBUTION)).toBe('');
});
