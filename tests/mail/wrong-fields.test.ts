import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  boxes,
  contact,
  demo,
  endpoint,
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
beforeEach(async () => {
  fixture = await openMailFixture();
});
afterEach(() => fixture.close());

const expectRefusal = (response: Response, status: number, code: string) =>
  expectRefused(fixture, response, status, code);

describe('422', () => {
  it.each(['[]', 'null', '"x"', '5'])('JSON that is no object: %s', async (body) => {
    await expectRefusal(await fixture.handle(jsonPost(body)), 422, 'invalid_shape');
  });

  it('too deep, with brackets inside of strings not counted', async () => {
    await expectRefusal(await fixture.handle(jsonPost('{"a":[[[[1]]]]}')), 422, 'too_deep');
    await expectRefusal(
      await fixture.handle(jsonPost(`${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`)),
      422,
      'too_deep',
    );
    expect((await fixture.handle(jsonPost({ ...contact, message: '[[[[[[{{{{"\\"[' }))).status).toBe(200);
  });

  it.each([
    '{"to":"info@azienda.example","to":"x@altrove.example","subject":"a","body":"b"}',
    '{"to":"x@altrove.example","t\\u006f" : "info@azienda.example","subject":"a","body":"b"}',
  ])('a key named twice: %s', async (body) => {
    await expectRefusal(await fixture.handle(jsonPost(body)), 422, 'repeated_field');
  });

  it.each([
    ['unknown field', { ...contact, bcc: 'x@y.it' }, 'bcc'],
    [
      'unknown prototype field',
      '{"form":"newsletter","email":"a@b.it","gdpr":"Y","__proto__":{"x":1}}',
      '__proto__',
    ],
    ['unknown form', { form: 'altro' }, 'form'],
    ['form that is an inherited name', { form: 'constructor' }, 'form'],
    ['form of another type', { form: 5 }, 'form'],
    ['nested value', { ...contact, firstName: { $ne: '' } }, 'firstName'],
    ['unknown payload key', { ...payload, cc: 'x@y.it' }, 'cc'],
    ['attachments', { ...payload, attachments: [] }, 'attachments'],
    ['no recipient', { ...payload, to: undefined }, 'to'],
    ['recipient of another type', { ...payload, to: { a: 1 } }, 'to'],
    ['empty recipients', { ...payload, to: [] }, 'to'],
    ['no subject', { ...payload, subject: ' ' }, 'subject'],
    ['no text', { ...payload, body: '' }, 'body'],
    ['body and text', { ...payload, text: 'x' }, 'body'],
    ['control character in the body', { ...payload, body: 'a\u0007' }, 'body'],
    ['markup only', { to: payload.to, subject: 'a', html: '<p><script>x()</script></p>' }, 'body'],
  ])('%s', async (_, body, field) => {
    const error = await expectRefusal(await fixture.handle(jsonPost(body)), 422, 'invalid_fields');
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  it.each(
    ['subject', 'from', 'replyTo', 'senderName'].flatMap((field) =>
      [
        'a@b.it\r\nBcc: x@y.it',
        'a@b.it\nBcc: x@y.it',
        'a@b.it\r',
        'a\u0000@b.it',
        'a@b.it\u2028x',
        'a@b.it\u0085x',
        '\u202Ea@b.it',
      ].map((value) => [field, value] as const),
    ),
  )('header injection by %s: %j', async (field, value) => {
    const error = await expectRefusal(
      await fixture.handle(jsonPost({ ...payload, [field]: value })),
      422,
      'invalid_fields',
    );
    expect(error.fields).toEqual({ [field]: 'Contiene caratteri non ammessi' });
  });

  it.each([
    'a@b.it, c@d.it',
    'Anna <a@b.it>',
    'a@b',
    '"a b"@c.it',
    'a@b.it(x)',
    'a@@b.it',
    'a b@c.it',
    'à@b.it',
  ])('reply address %j', async (replyTo) => {
    const error = await expectRefusal(
      await fixture.handle(jsonPost({ ...payload, replyTo })),
      422,
      'invalid_fields',
    );
    expect(error.fields).toEqual({ replyTo: 'Email non valida' });
  });

  it('a missing recipient, with a message that staff of the site can read', async () => {
    const { to: _, ...rest } = payload;
    const error = await expectRefusal(await fixture.handle(jsonPost(rest)), 422, 'invalid_fields');
    expect(error.fields).toEqual({ to: 'Indicate una casella aziendale' });
  });

  it('line ends in single-line fields of the forms', async () => {
    for (const [form, field] of [
      [contact, 'lastName'],
      [partner, 'azienda'],
      [demo, 'nomeContatto'],
      [newsletter, 'email'],
    ] as const) {
      const error = await expectRefusal(
        await fixture.handle(jsonPost({ ...form, [field]: 'a\r\nBcc: x@y.it' })),
        422,
        'invalid_fields',
      );
      expect(error.fields).toHaveProperty(field);
    }
  });

  it('an Idempotency-Key that is no UUID', async () => {
    for (const key of ['', '1', '../../etc/passwd', 'zzzzzzzz-0000-4000-8000-000000000000']) {
      await expectRefusal(
        await fixture.handle(jsonPost(contact, { 'Idempotency-Key': key })),
        422,
        'invalid_idempotency_key',
      );
    }
  });

  it('files and repeated fields of form posts', async () => {
    const withFile = new FormData();
    withFile.set('form', 'contact');
    withFile.set('cv', new File([new Uint8Array([0xff])], 'cv.pdf'));
    await expectRefusal(
      await fixture.handle(new Request(endpoint, { method: 'POST', body: withFile })),
      422,
      'file_refused',
    );
    const body = new URLSearchParams([
      ['form', 'contact'],
      ['email', 'a@b.it'],
      ['email', 'c@d.it'],
    ]);
    await expectRefusal(
      await fixture.handle(new Request(endpoint, { method: 'POST', body })),
      422,
      'repeated_field',
    );
  });

  it('a form post that names no known form', async () => {
    await expectRefusal(await fixture.handle(formPost({ email: 'a@b.it' })), 422, 'invalid_fields');
    await expectRefusal(await fixture.handle(formPost({ form: 'altro' })), 422, 'invalid_fields');
  });
});

describe('hostile content', () => {
  it.each([
    ['tags that never end', { to: boxes.info, subject: 'a', html: '<'.repeat(59_000) }],
    ['scripts that never end', { to: boxes.info, subject: 'a', html: '<script '.repeat(7000) }],
    ['an address of dots', { ...demo, email: `a@${'.'.repeat(60_000)}@` }],
    ['a site of dots', { ...partner, sito: `${'a.'.repeat(30_000)}!` }],
    ['a reply address of dots', { ...payload, replyTo: `a@${'a.'.repeat(30_000)}!` }],
    ['a long string', { ...contact, message: '\\"'.repeat(15_000) }],
  ])('is judged at once: %s', async (_, body) => {
    // Of the processor, not of the wall: a busy machine makes nothing of this worse.
    const before = process.cpuUsage();
    await fixture.handle(jsonPost(body));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});
