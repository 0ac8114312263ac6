import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_ORIGIN } from '@/lib/forms/origin';
import type { Lead } from '@/lib/mail/store/lead';
import {
  asFormPost,
  contact,
  demo,
  formPost,
  jsonPost,
  type MailFixture,
  newsletter,
  openMailFixture,
  partner,
  partnerPost,
  payload,
  siteUrl,
} from './mail-fixture';

let fixture: MailFixture;
beforeEach(async () => {
  fixture = await openMailFixture();
});
afterEach(() => fixture.close());

const autumn = { source: 'ordine', medium: null, campaign: 'autunno' };
const known = { page: '/soluzioni/legale', campaign: autumn };
const words = 'pagina /soluzioni/legale, campagna autunno, fonte ordine';

/** Posts what must be taken, and reads what is stored of it. */
async function stored(request: Request): Promise<Lead> {
  const { status } = await fixture.handle(request);
  expect([200, 303]).toContain(status);
  const lead = (await fixture.stored()).at(-1);
  if (!lead) throw new Error('not stored');
  return lead;
}

describe('the origin that a script sends (D16)', () => {
  it.each<[form: string, body: object]>([
    ['contact', contact],
    ['partner', partner],
    ['partner', partnerPost()],
    ['demo', demo],
    ['newsletter', newsletter],
    ['message', payload],
  ])('is stored with the lead, and a row of the message: %s', async (form, body) => {
    const alone = await stored(jsonPost(body));
    const lead = await stored(jsonPost({ ...body, origin: known }));
    expect(lead).toMatchObject({ form, origin: known, fields: alone.fields });
    expect(lead.message.text).toContain(`\nProvenienza: ${words}\nRicevuto il: `);
    expect(lead.message.html).toContain(`<p><strong>Provenienza:</strong> ${words}</p>`);
    expect(alone.origin).toEqual(NO_ORIGIN);
    for (const said of [alone.message.text, alone.message.html]) expect(said).not.toContain('Provenienza');
  });

  it.each([
    ...[null, '', 'x', 5, true, [], [known], {}, { page: {}, campaign: [] }, { page: 5, campaign: 'x' }],
    ...[
      { page: `/${'a'.repeat(200)}` },
      { campaign: { source: 'x'.repeat(61), medium: 'a\r\nBcc: a@b.it' } },
    ],
    ...[
      { page: '\u202E', campaign: { source: '\0', campaign: { name: 'x' } } },
      { bcc: 'a@b.it', to: 'a@b.it' },
    ],
  ])('is never a reason to refuse, and left out: %j', async (origin) => {
    for (const body of [demo, partnerPost(), payload]) {
      const lead = await stored(jsonPost({ ...body, origin }));
      expect(lead.origin).toEqual(NO_ORIGIN);
      expect(lead.message.text).not.toContain('Provenienza');
    }
  });

  it('is no part of the content: with another one it is a repeat, and the first stays', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await stored(jsonPost({ ...demo, origin: known }, headers));
    for (const origin of [{ page: '/prezzi', campaign: null }, 'x', undefined])
      expect(await stored(jsonPost({ ...demo, origin }, headers))).toEqual(first);
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });
});

describe('the campaign of an ordinary form post', () => {
  const page = '/richiedi-demo?settore=altro&utm_source=ordine&utm_campaign=autunno';
  const post = (referer?: string, headers = {}) =>
    stored(
      formPost(asFormPost(demo), { ...(referer === undefined ? {} : { Referer: referer }), ...headers }),
    );

  it.each([
    [`http://localhost:3000${page}`, {}],
    [`${siteUrl}${page}`, {}],
    [`https://altro.example${page}`, { Host: 'altro.example' }],
  ])('is that of its page: %s', async (referer, headers) => {
    const lead = await post(referer, headers);
    expect(lead.origin).toEqual({ page: null, campaign: autumn });
    expect(lead.message.text).toContain('\nProvenienza: campagna autunno, fonte ordine\n');
  });

  it.each([
    undefined,
    '',
    'null',
    page,
    'http://',
    'about:client',
    `https://altrove.example${page}`,
    `${siteUrl}.altrove.example${page}`,
    `http://localhost:3001${page}`,
    'http://localhost:3000/richiedi-demo',
    'http://localhost:3000/richiedi-demo?utm_source=%00',
  ])('is none without one there: %j', async (referer) => {
    const lead = await post(referer);
    expect(lead.origin).toEqual(NO_ORIGIN);
    expect(lead.message.text).not.toContain('Provenienza');
  });

  it('is no part of the content: from elsewhere it is a repeat', async () => {
    const first = await post(`${siteUrl}${page}`);
    expect(await post(`${siteUrl}/richiedi-demo`)).toEqual(first);
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });

  it('is no field: one of that name is unknown', async () => {
    const back = await fixture.handle(formPost({ ...asFormPost(demo), origin: JSON.stringify(known) }));
    expect(back.headers.get('location')).toBe('/richiedi-demo#errore-invio');
    expect(await fixture.count()).toEqual({});
  });
});
