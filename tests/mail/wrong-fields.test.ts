import { describe, expect, it } from 'vitest';
import { forms, isChoice } from '@/lib/forms/forms';
import { HONEYPOT } from '@/lib/forms/rules';
import { sample, textAreas } from '@/tests/forms/sample';
import {
  contact,
  demo,
  expectRefused,
  fixture,
  formPost,
  jsonPost,
  mailboxes,
  newsletter,
  partner,
  payload,
  setUpMail,
} from './mail-fixture';

setUpMail();

/**
 * Expects a submission to be refused only for this field.
 * @returns the message about it
 */
async function expectWrongField(body: unknown, field: string): Promise<string | undefined> {
  const error = await expectRefused(await fixture.handle(jsonPost(body)), 422, 'invalid_fields');
  expect(Object.keys(error.fields ?? {})).toEqual([field]);
  return error.fields?.[field];
}

/** Expects an ordinary form post to be redirected to this place of its page. */
async function expectRedirect(body: Record<string, unknown>, location: string): Promise<void> {
  const { status, headers } = await fixture.handle(formPost(body));
  expect([status, headers.get('location')]).toEqual([303, location]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await fixture.count()).toEqual({});
}

const victim = 'vittima@altrove.example';
const { body: _, ...withoutBody } = payload;

const wrongValues: Readonly<Record<string, readonly unknown[]>> = {
  to: [undefined, '', [], 5, { address: victim }, { 0: mailboxes.info, length: 1 }, [[mailboxes.info]]],
  subject: [' ', { toString: victim }, 'x'.repeat(251)],
  body: ['', 'a\u0007', 'x'.repeat(20_001)],
  replyTo: [`${victim}, x@y.it`, `<${victim}>, <x@y.it>`, '=?utf-8?Q?x?=@x.it', 'a@b', [victim]],
  [HONEYPOT]: [1],
};
it.each(Object.entries(wrongValues))('a payload with a wrong %s is refused', async (field, values) => {
  for (const value of values) await expectWrongField({ ...payload, [field]: value }, field);
});

it.each<[what: string, body: object, field: string]>([
  ['body and text', { ...payload, text: 'x' }, 'body'],
  ['neither body nor text', withoutBody, 'body'],
  ['html without text', { ...withoutBody, html: '<p><script>x()</script></p>' }, 'body'],
  ['html with more text than a body may have', { ...withoutBody, html: 'x'.repeat(20_001) }, 'html'],
  ['an object in place of a name', { ...contact, firstName: { $ne: '' } }, 'firstName'],
  ['half a pair of surrogates', { ...contact, firstName: '\ud800' }, 'firstName'],
  ['an unknown form', { form: 'altro' }, 'form'],
  ['two of the six keys beside a form', { ...partner, to: mailboxes.info, body: 'x' }, 'subject'],
  ['a payload beside a form that lacks a field', { ...payload, ...partner, azienda: '' }, 'azienda'],
])('a submission with %s is refused', async (_, body, field) => {
  await expectWrongField(body, field);
});

describe('an unknown field is refused', () => {
  it.each(['bcc', 'To', '__proto__', 'toString', ''])('%j', async (name) => {
    for (const body of [payload, contact, partner, { ...payload, ...partner }]) {
      for (const value of [victim, { to: victim, prototype: { to: victim } }]) {
        // Defined, not assigned, so that `__proto__` becomes an ordinary key.
        await expectWrongField(Object.fromEntries([...Object.entries(body), [name, value]]), name);
      }
    }
    expect(({} as Record<string, unknown>).to).toBeUndefined();
  });

  it('a documented key beside a form other than the partner’s', async () => {
    for (const form of [contact, demo, newsletter])
      await expectWrongField({ ...form, to: mailboxes.info }, 'to');
  });

  it('a documented key in an ordinary form post', async () => {
    await expectRedirect({ ...contact, replyTo: victim }, '/contatti#errore-invio');
    await expectRedirect({ ...payload, ...partner }, '/partner#errore-invio');
  });
});

describe('line ends and control characters are refused', () => {
  it.each(['subject', 'from', 'replyTo', 'senderName'])('in %s of a payload', async (field) => {
    for (const end of ['\r\n', '\n', '\r', '\0', '\u0085', '\u2028', '\u001B', '\t']) {
      const message = await expectWrongField({ ...payload, [field]: `a@b.it${end}Bcc: ${victim}` }, field);
      expect(message).toBe('Contiene caratteri non ammessi');
    }
  });

  it.each(Object.values(forms))(
    'in every field of the form $name that has one line',
    async ({ name, page, fields }) => {
      for (const field of Object.keys(fields).filter((field) => !textAreas.includes(field))) {
        const changed = { form: name, ...sample(name), [field]: `a@b.it\r\nBcc: ${victim}` };
        await expectWrongField(changed, field);
        // A field without a control has no place for a message.
        await expectRedirect(changed, `${page}#errore-${isChoice(name, field) ? 'invio' : field}`);
      }
    },
  );
});

it('an ordinary form post that names no known form gets JSON', async () => {
  for (const form of [{ form: 'toString' }, {}]) {
    const response = await fixture.handle(formPost({ email: 'a@b.it', ...form }));
    expect((await expectRefused(response, 422, 'invalid_fields')).fields).toHaveProperty('form');
  }
});
