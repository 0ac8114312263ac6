import { describe, expect, it } from 'vitest';
import { attributionOf, attributionOfVisit, attributionText } from '@/lib/forms/attribution';

const autumn = { source: 'ordine', medium: null, campaign: 'autunno' };
const valid = { page: '/soluzioni/legale', campaign: autumn };

describe('attributionOf', () => {
  it('keeps the path and the values of a campaign, and drops unknown keys', () => {
    const source = 'Ordine di Forlì-Cesena_2026.a+b';
    expect(attributionOf(valid)).toEqual(valid);
    expect(attributionOf({ page: '/', campaign: { source, term: 'x' }, ip: '192.0.2.1' })).toEqual({
      page: '/',
      campaign: { source, medium: null, campaign: null },
    });
  });

  it.each([5, '', 'prezzi', '//altrove.example', '/../x', '/a?b=c', '/a#b', '/a\n', `/${'a'.repeat(200)}`])(
    'drops the page %j and keeps the campaign',
    (page) => {
      expect(attributionOf({ ...valid, page })).toEqual({ page: null, campaign: autumn });
    },
  );

  it.each([
    5,
    '',
    '   ',
    'x'.repeat(61),
    'a\nb',
    'a\u202Eb',
    '<b>',
    '=1',
    'a@b.it',
    'https://altrove.example',
  ])('drops the source %j and keeps the rest', (source) => {
    const campaign = { ...autumn, source: null };
    expect(attributionOf({ ...valid, campaign: { ...autumn, source } })).toEqual({ ...valid, campaign });
  });
});

describe('attributionOfVisit', () => {
  const site = 'https://www.azienda.example';
  const form = `${site}/richiedi-demo?settore=altro#form-contatto`;

  it('has the path of the page of the site that led to the form, without its campaign', () => {
    const { page, campaign } =
      attributionOfVisit(form, `${site}/soluzioni/legale?utm_source=x#domande`) ?? {};
    expect([page, campaign]).toEqual(['/soluzioni/legale', null]);
  });

  it.each([
    ['?utm_source=ordine&utm_source=altro&utm_campaign=autunno&utm_medium=', autumn],
    ['?utm_medium=posta+di+marzo', { source: null, medium: 'posta di marzo', campaign: null }],
  ])('has the campaign in the address of the form: %s', (search, campaign) => {
    expect(attributionOfVisit(`${site}/contatti${search}`, '')).toEqual({ page: null, campaign });
  });

  it.each(['?utm_source=%3Cb%3E', '?source=ordine&UTM_SOURCE=ordine'])(
    'is undefined without a valid parameter of a campaign: %s',
    (search) => {
      expect(attributionOfVisit(`${site}/contatti${search}`, '')).toBeUndefined();
    },
  );

  it.each([
    '',
    'https://altrove.example/soluzioni/legale',
    `${site}.altrove.example/soluzioni/legale`,
    `${site}:8443/soluzioni/legale`,
    'http://www.azienda.example/soluzioni/legale',
    `${site}/perché`,
  ])('is undefined for a referrer that is not a page of the site: %j', (referrer) => {
    expect(attributionOfVisit(form, referrer)).toBeUndefined();
  });
});

it('attributionText names the known page, campaign, source and medium', () => {
  const all = { ...valid, campaign: { ...autumn, medium: 'email' } };
  expect(attributionText(all)).toBe('pagina /soluzioni/legale, campagna autunno, fonte ordine, mezzo email');
  expect(attributionText({ ...valid, campaign: null })).toBe('pagina /soluzioni/legale');
});
