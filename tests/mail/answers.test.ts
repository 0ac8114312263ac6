import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  asFormPost,
  boxes,
  contact,
  demo,
  endpoint,
  errorOf,
  formPost,
  type House,
  jsonPost,
  newsletter,
  openHouse,
  partner,
  payload,
  siteUrl,
} from './house';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

/** Expects a refusal of this status and code, in Italian, with nothing kept. */
async function expectRefusal(response: Response, status: number, code: string) {
  expect(response.status).toBe(status);
  const error = await errorOf(response);
  expect(error.code).toBe(code);
  expect(error.message.length).toBeGreaterThan(10);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await house.count()).toEqual({});
  return error;
}

function streamed(chunks: Uint8Array[], headers: Record<string, string>): Request {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  return new Request(endpoint, init);
}

const json = { 'Content-Type': 'application/json' };

describe('accepted submissions', () => {
  it.each([contact, partner, demo, newsletter, payload])('answers 200 with the id: %j', async (body) => {
    const response = await house.handle(jsonPost(body));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer: { success: boolean; id: string } = await response.json();
    expect(answer).toEqual({ success: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect((await house.spool.find(answer.id))?.state).toBe('waiting');
  });

  it('takes html and text instead of body, and a list of one recipient', async () => {
    const { body: _, ...rest } = payload;
    for (const words of [{ html: '<p>Ciao</p>', text: 'Ciao' }, { html: '<p>Ciao</p>' }, { text: 'Ciao' }]) {
      expect(
        (await house.handle(jsonPost({ ...rest, ...words, to: [boxes.info.toUpperCase()] }))).status,
      ).toBe(200);
    }
  });

  it('logs one line a submission, without personal data', async () => {
    await house.handle(jsonPost(contact));
    await house.handle(jsonPost({ ...contact, email: 'x' }));
    const lines = house.log.filter(({ event }) => event === 'submission');
    expect(lines).toMatchObject([
      { form: 'contact', outcome: 'stored', status: 200 },
      { form: 'contact', outcome: 'invalid_fields', status: 422 },
    ]);
    expect(JSON.stringify(house.log)).not.toMatch(/niccol|cliente|preventivo/i);
  });
});

describe('400', () => {
  it.each(['', '{', '{"a":1}x', 'null{', "{'a':1}"])('unreadable JSON %j', async (body) => {
    await expectRefusal(await house.handle(jsonPost(body)), 400, 'invalid_json');
  });

  it('invalid UTF-8 in JSON', async () => {
    const bytes = Buffer.concat([
      Buffer.from('{"form":"contact","firstName":"'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}'),
    ]);
    await expectRefusal(await house.handle(streamed([bytes], json)), 400, 'invalid_encoding');
  });

  it.each(['firstName=%FF', 'firstName=%zz', 'firstName=%C3'])(
    'invalid UTF-8 in a form post %s',
    async (body) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      await expectRefusal(
        await house.handle(new Request(endpoint, { method: 'POST', headers, body })),
        400,
        'invalid_encoding',
      );
    },
  );

  it('an unreadable multipart body', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    await expectRefusal(
      await house.handle(new Request(endpoint, { method: 'POST', headers, body: 'abc' })),
      400,
      'invalid_form',
    );
  });

  it('invalid UTF-8 in a multipart field', async () => {
    const bytes = Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="form"\r\n\r\ncontact'),
      Buffer.from([0xff]),
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const request = streamed([bytes], { 'Content-Type': 'multipart/form-data; boundary=x' });
    await expectRefusal(await house.handle(request), 400, 'invalid_encoding');
  });
});

describe('403', () => {
  it.each([
    'mario@altrove.example',
    'info@azienda.example, mario@altrove.example',
    'info@azienda.example,mario@altrove.example',
    'info@azienda.example;mario@altrove.example',
    'Info <info@azienda.example>',
    '<info@azienda.example>',
    ' info@azienda.example',
    'info@azienda.example ',
    'info@azienda.example.evil.example',
    'info+x@azienda.example',
    'info@azienda.example\r\nBcc: x@y.it',
    'info@azienda.example\u0000',
    ['info@azienda.example', 'mario@altrove.example'],
    ['info@azienda.example', 'info@azienda.example'],
    ['info@azienda.example, mario@altrove.example'],
  ])('foreign recipient %j', async (to) => {
    await expectRefusal(await house.handle(jsonPost({ ...payload, to })), 403, 'foreign_recipient');
  });

  it.each([
    'https://altrove.example',
    'https://www.azienda.example.evil.example',
    'http://www.azienda.example',
    'http://localhost:3001',
    'null',
    'localhost:3000',
    '',
  ])('foreign origin %j', async (origin) => {
    await expectRefusal(await house.handle(jsonPost(contact, { Origin: origin })), 403, 'foreign_origin');
  });

  it.each(['cross-site', 'same-site', 'altro'])('no origin, but Sec-Fetch-Site %s', async (site) => {
    await expectRefusal(
      await house.handle(jsonPost(contact, { 'Sec-Fetch-Site': site })),
      403,
      'foreign_origin',
    );
  });

  it.each([
    { Origin: 'http://localhost:3000' },
    { Origin: 'https://localhost:3000', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: siteUrl },
    { Origin: 'https://altro.example', Host: 'altro.example' },
    { Origin: 'https://altro.example', Host: 'altro.example:443' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    // A proxy in front has rewritten Host; the browser knows better.
    { Origin: 'https://azienda.example', 'Sec-Fetch-Site': 'same-origin' },
    {},
  ])('takes the site’s own pages and programs: %j', async (headers) => {
    expect((await house.handle(jsonPost(contact, headers as Record<string, string>))).status).toBe(200);
  });

  it('foreign origin that the browser calls cross-site', async () => {
    const headers = { Origin: 'https://altrove.example', 'Sec-Fetch-Site': 'cross-site' };
    await expectRefusal(await house.handle(jsonPost(contact, headers)), 403, 'foreign_origin');
  });

  it('is also the answer to a foreign form post, without a redirect', async () => {
    const response = await house.handle(formPost(asFormPost(contact), { Origin: 'https://altrove.example' }));
    await expectRefusal(response, 403, 'foreign_origin');
  });
});

describe('405', () => {
  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])('%s', async (method) => {
    const response = await house.handle(new Request(endpoint, { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

describe('413', () => {
  const limit = 64 * 1024;
  const sized = (size: number) => {
    const start = '{"form":"contact","x":"';
    return `${start}${'a'.repeat(size - start.length - 2)}"}`;
  };

  it('a declared length over the limit', async () => {
    const request = streamed([Buffer.from('{}')], { ...json, 'Content-Length': String(limit + 1) });
    await expectRefusal(await house.handle(request), 413, 'too_large');
  });

  it('a longer body than declared, and one in chunks', async () => {
    for (const headers of [{ ...json, 'Content-Length': '2' }, json]) {
      const chunks = Array.from({ length: 5 }, () => Buffer.alloc(16 * 1024, 'a'));
      await expectRefusal(await house.handle(streamed(chunks, headers)), 413, 'too_large');
    }
  });

  it('one byte over, while exactly 64 KB are read', async () => {
    await expectRefusal(await house.handle(jsonPost(sized(limit + 1))), 413, 'too_large');
    await expectRefusal(await house.handle(jsonPost(sized(limit))), 422, 'invalid_fields');
  });

  it('stops reading an endless body', async () => {
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        controller.enqueue(new Uint8Array(16 * 1024));
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers: json, body, duplex: 'half' };
    await expectRefusal(await house.handle(new Request(endpoint, init)), 413, 'too_large');
    expect(pulls).toBeLessThan(10);
  });
});

describe('415', () => {
  it.each([
    'text/plain',
    'application/xml',
    'application/json; charset=iso-8859-1',
    'application/jsonx',
    'toString',
    '',
  ])('%j', async (type) => {
    const request = new Request(endpoint, {
      method: 'POST',
      body: Buffer.from('{}'),
      headers: type ? { 'Content-Type': type } : {},
    });
    await expectRefusal(await house.handle(request), 415, 'unsupported_media_type');
  });

  it('a compressed body', async () => {
    await expectRefusal(
      await house.handle(jsonPost(contact, { 'Content-Encoding': 'gzip' })),
      415,
      'unsupported_media_type',
    );
  });
});

describe('422', () => {
  it.each(['[]', 'null', '"x"', '5'])('JSON that is no object: %s', async (body) => {
    await expectRefusal(await house.handle(jsonPost(body)), 422, 'invalid_shape');
  });

  it('too deep, with brackets inside of strings not counted', async () => {
    await expectRefusal(await house.handle(jsonPost('{"a":[[[[1]]]]}')), 422, 'too_deep');
    await expectRefusal(
      await house.handle(jsonPost(`${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`)),
      422,
      'too_deep',
    );
    expect((await house.handle(jsonPost({ ...contact, message: '[[[[[[{{{{"\\"[' }))).status).toBe(200);
  });

  it.each([
    '{"to":"info@azienda.example","to":"x@altrove.example","subject":"a","body":"b"}',
    '{"to":"x@altrove.example","t\\u006f" : "info@azienda.example","subject":"a","body":"b"}',
  ])('a key named twice: %s', async (body) => {
    await expectRefusal(await house.handle(jsonPost(body)), 422, 'repeated_field');
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
    const error = await expectRefusal(await house.handle(jsonPost(body)), 422, 'invalid_fields');
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
      await house.handle(jsonPost({ ...payload, [field]: value })),
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
      await house.handle(jsonPost({ ...payload, replyTo })),
      422,
      'invalid_fields',
    );
    expect(error.fields).toEqual({ replyTo: 'Email non valida' });
  });

  it('line ends in single-line fields of the forms', async () => {
    for (const [form, field] of [
      [contact, 'lastName'],
      [partner, 'azienda'],
      [demo, 'nomeContatto'],
      [newsletter, 'email'],
    ] as const) {
      const error = await expectRefusal(
        await house.handle(jsonPost({ ...form, [field]: 'a\r\nBcc: x@y.it' })),
        422,
        'invalid_fields',
      );
      expect(error.fields).toHaveProperty(field);
    }
  });

  it('an Idempotency-Key that is no UUID', async () => {
    for (const key of ['', '1', '../../etc/passwd', 'zzzzzzzz-0000-4000-8000-000000000000']) {
      await expectRefusal(
        await house.handle(jsonPost(contact, { 'Idempotency-Key': key })),
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
      await house.handle(new Request(endpoint, { method: 'POST', body: withFile })),
      422,
      'file_refused',
    );
    const body = new URLSearchParams([
      ['form', 'contact'],
      ['email', 'a@b.it'],
      ['email', 'c@d.it'],
    ]);
    await expectRefusal(
      await house.handle(new Request(endpoint, { method: 'POST', body })),
      422,
      'repeated_field',
    );
  });

  it('a form post that names no known form', async () => {
    await expectRefusal(await house.handle(formPost({ email: 'a@b.it' })), 422, 'invalid_fields');
    await expectRefusal(await house.handle(formPost({ form: 'altro' })), 422, 'invalid_fields');
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
    const started = performance.now();
    await house.handle(jsonPost(body));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('503', () => {
  it('when the message can be neither stored nor sent', async () => {
    const blocked = await openHouse();
    const file = join(blocked.base, 'file');
    await writeFile(file, '');
    const broken = await openHouse({ spoolDir: join(file, 'mail') });
    const response = await broken.handle(jsonPost(contact));
    expect(response.status).toBe(503);
    expect((await errorOf(response)).code).toBe('unavailable');
    const back = await broken.handle(formPost(asFormPost(demo)));
    expect([back.status, back.headers.get('location')]).toEqual([303, '/richiedi-demo#errore-invio']);
    await blocked.close();
    await broken.close();
  });
});
