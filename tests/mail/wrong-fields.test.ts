import { describe, expect, it } from 'vitest';
import { forms, isChoice } from '@/lib/forms/forms';
import { sample, textAreas } from '@/tests/forms/sample';
import {
  asFormPost,
  boxes,
  contact,
  demo,
  expectRefused,
  fixture,
  formPost,
  jsonPost,
  newsletter,
  partner,
  payload,
  setUpMail,
} from './mail-fixture';

setUpMail();

/** Expects a submission to be refused only for this field. */
async function expectWrong(body: unknown, field: string): Promise<string | undefined> {
  const error = await expectRefused(await fixture.handle(jsonPost(body)), 422, 'invalid_fields');
  expect(Object.keys(error.fields ?? {})).toEqual([field]);
  return error.fields?.[field];
}

/** Expects an ordinary form post to be redirected to this place of its page. */
async function expectBack(body: Record<string, unknown>, location: string): Promise<void> {
  const { status, headers } = await fixture.handle(formPost(asFormPost(body)));
  expect([status, headers.get('location')]).toEqual([303, location]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await fixture.count()).toEqual({});
}

const victim = 'vittima@altrove.example';
const { body: _, ...withoutBody } = payload;

const payloads: Readonly<Record<string, readonly unknown[]>> = {
  to: [undefined, null, '', [], 5, { address: victim }, { 0: boxes.info, length: 1 }, [[boxes.info]]],
  subject: [' ', { toString: victim }, 'x'.repeat(251)],
  body: ['', 'a\u0007', 'x'.repeat(20_001)],
  replyTo: [`${victim}, x@y.it`, `Anna <${victim}>`, '=?utf-8?Q?x?=@x.it', 'a@b', '"a b"@c.it', [victim]],
  rg_vuoto: [1],
};
it.each(Object.entries(payloads))('a payload with a wrong %s is refused', async (field, values) => {
  for (const value of values) await expectWrong({ ...payload, [field]: value }, field);
});

it.each<[what: string, body: object, field: string]>([
  ['body and text', { ...payload, text: 'x' }, 'body'],
  ['neither body nor text', withoutBody, 'body'],
  ['html that says nothing', { ...withoutBody, html: '<p><script>x()</script></p>' }, 'body'],
  ['an object in place of a name', { ...contact, firstName: { $ne: '' } }, 'firstName'],
  ['half a letter', { ...contact, firstName: '\ud800' }, 'firstName'],
  ['an unknown form', { form: 'altro' }, 'form'],
  ['a form of another kind', { form: 5 }, 'form'],
  ['two of the six keys beside a form', { ...partner, to: boxes.info, body: 'x' }, 'subject'],
  ['a payload beside a form that lacks a field', { ...payload, ...partner, azienda: '' }, 'azienda'],
])('a submission with %s is refused', async (_, body, field) => {
  await expectWrong(body, field);
});

describe('an unknown field is refused', () => {
  it.each(['bcc', 'To', 'to[]', 'attachments', 'reply_to', '__proto__', 'constructor', 'toString', ''])(
    '%j',
    async (name) => {
      for (const body of [payload, contact, partner, { ...payload, ...partner }]) {
        for (const value of [victim, { to: victim, prototype: { to: victim } }]) {
          // Defined, not assigned, so that `__proto__` becomes an ordinary key.
          await expectWrong(Object.fromEntries([...Object.entries(body), [name, value]]), name);
        }
      }
      expect(({} as Record<string, unknown>).to).toBeUndefined();
    },
  );

  it('a documented key beside a form other than the partner’s, and in any ordinary form post', async () => {
    for (const form of [contact, demo, newsletter]) {
      for (const name of ['to', 'body', 'from', 'replyTo', 'senderName'])
        await expectWrong({ ...form, [name]: boxes.info }, name);
    }
    await expectBack({ ...contact, replyTo: victim }, '/contatti#errore-invio');
    await expectBack({ ...payload, ...partner }, '/partner#errore-invio');
  });
});

describe('line ends and control characters are refused', () => {
  it.each(['subject', 'from', 'replyTo', 'senderName'])('in %s of a payload', async (field) => {
    for (const end of ['\r\n', '\n', '\r', '\0', '\u0085', '\u2028', '\v', '\u001B', '\t']) {
      const why = await expectWrong({ ...payload, [field]: `a@b.it${end}Bcc: ${victim}` }, field);
      expect(why).toBe('Contiene caratteri non ammessi');
    }
  });

  const lines = Object.values(forms).flatMap(({ name, fields }) =>
    Object.keys(fields)
      .filter((field) => !textAreas.includes(field))
      .map((field) => [field, name] as const),
  );
  it.each(lines)('in %s of the form %s', async (field, form) => {
    const changed = { form, ...sample(form), [field]: `a@b.it\r\nBcc: ${victim}` };
    await expectWrong(changed, field);
    // A field without a control has no place for a message.
    await expectBack(changed, `${forms[form].page}#errore-${isChoice(form, field) ? 'invio' : field}`);
  });
});

describe('an ordinary form post', () => {
  it.each<[location: string, body: object, wrong: object]>([
    ['/contatti#errore-lastName', contact, { lastName: '', email: 'x' }],
    ['/partner#errore-referente', partner, { motivazione: 'poco', referente: 'x' }],
    ['/richiedi-demo#errore-settore', demo, { settore: '', privacyAccepted: '' }],
    ['/newsletter#errore-email', newsletter, { email: 'x' }],
    ['/richiedi-demo#errore-invio', demo, { _method: 'PUT' }],
  ])('is redirected to the first wrong field: %s', async (location, body, wrong) => {
    await expectBack({ ...body, ...wrong }, location);
  });

  it.each(['altro', 'toString', ''])('that names no known form gets JSON: %j', async (form) => {
    const response = await fixture.handle(formPost({ email: 'a@b.it', ...(form && { form }) }));
    expect((await expectRefused(response, 422, 'invalid_fields')).fields).toHaveProperty('form');
  });
});
