import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forms, isChoice } from '@/lib/forms/forms';
import { sample, textAreas } from '../forms/sample';
import {
  asFormPost,
  boxes,
  contact,
  demo,
  expectRefused,
  formPost,
  jsonPost,
  type MailFixture,
  newsletter,
  openMailFixture,
  partner,
  payload,
} from './mail-fixture';

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());

/** Expects 422 for these fields. */
async function expectWrong(request: Request, ...fields: string[]) {
  const error = await expectRefused(fixture, await fixture.handle(request), 422, 'invalid_fields');
  expect(Object.keys(error.fields ?? {})).toEqual(fields);
  return error.fields ?? {};
}

const victim = 'vittima@altrove.example';
const { body: _, ...withoutBody } = payload;

describe('values', () => {
  it.each<[field: string, value: unknown]>([
    ['to', undefined],
    ['to', null],
    ['to', ''],
    ['to', []],
    ['to', 5],
    ['to', true],
    ['to', { address: victim }],
    ['to', { 0: boxes.info, 1: victim, length: 2 }],
    ['to', [[boxes.info]]],
    ['to', [boxes.info, { email: victim }]],
    ['subject', ' '],
    ['subject', { toString: victim }],
    ['subject', 'x'.repeat(251)],
    ['body', ''],
    ['body', 'a\u0007'],
    ['body', '\u202Ea'],
    ['body', 'x'.repeat(20_001)],
    ['replyTo', victim.replace('@', '@@')],
    ['replyTo', `${victim}, x@y.it`],
    ['replyTo', `Anna <${victim}>`],
    ['replyTo', '=?utf-8?Q?x?=@x.it'],
    ['replyTo', [victim]],
    ['rg_vuoto', 1],
  ])('of a payload: %s %j', async (field, value) => {
    await expectWrong(jsonPost({ ...payload, [field]: value }), field);
  });

  it.each<[what: string, body: object, field: string]>([
    ['body and text', { ...payload, text: 'x' }, 'body'],
    ['neither body nor text', withoutBody, 'body'],
    ['html that says nothing', { ...withoutBody, html: '<p><script>x()</script></p>' }, 'body'],
    ['a query in place of a name', { ...contact, firstName: { $ne: '' } }, 'firstName'],
    ['half a letter', { ...contact, firstName: '\ud800' }, 'firstName'],
    ['an unknown form', { form: 'altro' }, 'form'],
    ['a form that objects inherit', { form: 'constructor' }, 'form'],
    ['a form of another kind', { form: 5 }, 'form'],
    ['two of the six keys beside a form', { ...partner, to: boxes.info, body: 'x' }, 'subject'],
    [
      'one of the six keys beside a form',
      { ...partner, senderName: 'x', to: boxes.info, subject: 'x' },
      'body',
    ],
    ['a payload beside a form that lacks a field', { ...payload, ...partner, azienda: '' }, 'azienda'],
  ])('%s', async (_, body, field) => {
    await expectWrong(jsonPost(body), field);
  });
});

describe('unknown fields', () => {
  const added = ['cc', 'bcc', 'Cc', 'To', 'to ', 'to[]', 'recipients', 'recipient', 'mailTo', '_replyto'];
  const ofProvider = ['headers', 'attachments', 'reply_to', 'tags', 'template', 'react', 'scheduled_at'];
  const inherited = ['__proto__', 'constructor', 'prototype', 'toString', ''];

  it.each([...added, ...ofProvider, ...inherited, 'From', 'sender', 'returnPath', 'admin'])(
    '%j',
    async (name) => {
      for (const body of [payload, contact, partner, { ...payload, ...partner }]) {
        for (const value of [victim, { to: victim, prototype: { to: victim } }, [victim]]) {
          // Defined, not assigned: `__proto__` has to become a key like any other.
          await expectWrong(jsonPost(Object.fromEntries([...Object.entries(body), [name, value]])), name);
        }
      }
      expect(({} as Record<string, unknown>).to).toBeUndefined();
    },
  );

  it('are the documented keys beside every form but the partner’s', async () => {
    for (const form of [contact, demo, newsletter]) {
      for (const name of ['to', 'body', 'from', 'replyTo', 'senderName']) {
        await expectWrong(jsonPost({ ...form, [name]: boxes.info }), name);
        const back = await fixture.handle(formPost({ ...asFormPost(form), [name]: boxes.info }));
        expect(back.headers.get('location')).toMatch(/#errore-invio$/);
      }
    }
    const back = await fixture.handle(formPost(asFormPost({ ...payload, ...partner })));
    expect(back.headers.get('location')).toBe('/partner#errore-invio');
    expect(await fixture.count()).toEqual({});
  });
});

describe('line ends and control characters', () => {
  const breaks = ['\r\n', '\n', '\r', '\0', '\u0085', '\u2028', '\v', '\u001B', '\t'];

  it.each(['subject', 'from', 'replyTo', 'senderName'])('in %s of a payload', async (field) => {
    for (const end of breaks) {
      const wrong = await expectWrong(jsonPost({ ...payload, [field]: `a@b.it${end}Bcc: ${victim}` }), field);
      expect(wrong[field]).toBe('Contiene caratteri non ammessi');
    }
  });

  /** Every field that is one line; choices have a fixed set of values. */
  const lines = Object.values(forms).flatMap(({ name, fields }) =>
    Object.keys(fields)
      .filter((field) => !textAreas.includes(field))
      .map((field) => [field, name] as const),
  );
  it.each(lines)('in %s of the form %s, sent by a script or not', async (field, form) => {
    const changed = { form, ...sample(form), [field]: `a@b.it\r\nBcc: ${victim}` };
    await expectWrong(jsonPost(changed), field);
    const back = await fixture.handle(formPost(asFormPost(changed)));
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      // What no control shows has no place for a message of its own.
      expect.stringMatching(`#errore-${isChoice(form, field) ? 'invio' : field}$`),
    ]);
  });

  it('in a part that comes in base64', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(asFormPost(demo))) form.set(name, value);
    const request = new Request(jsonPost('').url, { method: 'POST', body: form });
    const type = request.headers.get('content-type') ?? '';
    const hidden = Buffer.from(`a\r\nBcc: ${victim}`).toString('base64');
    const body = (await request.text()).replace(
      'name="nomeAzienda"\r\n\r\nStudio Bianchi',
      `name="nomeAzienda"\r\nContent-Transfer-Encoding: base64\r\n\r\n${hidden}`,
    );
    expect(body).toContain(hidden);
    const back = await fixture.handle(jsonPost(body, { 'Content-Type': type }));
    expect(back.headers.get('location')).toBe('/richiedi-demo#errore-nomeAzienda');
    expect(await fixture.count()).toEqual({});
  });
});

describe('ordinary form posts', () => {
  it.each([
    [contact, { lastName: '', email: 'x' }, '/contatti#errore-lastName'],
    [partner, { motivazione: 'poco', referente: 'x' }, '/partner#errore-referente'],
    [demo, { settore: '', privacyAccepted: '' }, '/richiedi-demo#errore-settore'],
    [newsletter, { email: 'x' }, '/newsletter#errore-email'],
    [contact, { bcc: 'x@y.it' }, '/contatti#errore-invio'],
    [demo, { _method: 'PUT' }, '/richiedi-demo#errore-invio'],
  ])('go back to the first wrong field: %j %j', async (body, wrong, location) => {
    const response = await fixture.handle(formPost({ ...asFormPost(body), ...wrong }));
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await fixture.count()).toEqual({});
  });

  it('that name no known form have no page to go back to', async () => {
    for (const form of ['altro', 'toString']) await expectWrong(formPost({ form }), 'form');
    await expectWrong(formPost({ email: 'a@b.it' }), 'form');
  });
});
