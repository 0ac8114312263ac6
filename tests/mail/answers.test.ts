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
  expectRefused,
  formPost,
  jsonPost,
  type MailFixture,
  newsletter,
  openMailFixture,
  partner,
  payload,
  siteUrl,
} from './mail-fixture';

let fixture: MailFixture;
beforeEach(async () => {
  fixture = await openMailFixture();
});
afterEach(() => fixture.close());

const expectRefusal = (response: Response, status: number, code: string) =>
  expectRefused(fixture, response, status, code);

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
    const response = await fixture.handle(jsonPost(body));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer: { success: boolean; id: string } = await response.json();
    expect(answer).toEqual({ success: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect((await fixture.spool.message('waiting', answer.id))?.key).toBe(answer.id);
  });

  it('takes html and text instead of body, and a list of one recipient', async () => {
    const { body: _, ...rest } = payload;
    for (const words of [{ html: '<p>Ciao</p>', text: 'Ciao' }, { html: '<p>Ciao</p>' }, { text: 'Ciao' }]) {
      expect(
        (await fixture.handle(jsonPost({ ...rest, ...words, to: [boxes.info.toUpperCase()] }))).status,
      ).toBe(200);
    }
  });

  it('logs one line a submission, without personal data', async () => {
    await fixture.handle(jsonPost(contact));
    await fixture.handle(jsonPost({ ...contact, email: 'x' }));
    const lines = fixture.log.filter(({ event }) => event === 'submission');
    expect(lines).toMatchObject([
      { form: 'contact', outcome: 'stored', status: 200 },
      { form: 'contact', outcome: 'invalid_fields', status: 422 },
    ]);
    expect(JSON.stringify(fixture.log)).not.toMatch(/niccol|cliente|preventivo/i);
  });
});

describe('400', () => {
  it.each(['', '{', '{"a":1}x', 'null{', "{'a':1}"])('unreadable JSON %j', async (body) => {
    await expectRefusal(await fixture.handle(jsonPost(body)), 400, 'invalid_json');
  });

  it('invalid UTF-8 in JSON', async () => {
    const bytes = Buffer.concat([
      Buffer.from('{"form":"contact","firstName":"'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}'),
    ]);
    await expectRefusal(await fixture.handle(streamed([bytes], json)), 400, 'invalid_encoding');
  });

  it.each(['firstName=%FF', 'firstName=%zz', 'firstName=%C3'])(
    'invalid UTF-8 in a form post %s',
    async (body) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      await expectRefusal(
        await fixture.handle(new Request(endpoint, { method: 'POST', headers, body })),
        400,
        'invalid_encoding',
      );
    },
  );

  it('an unreadable multipart body', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    await expectRefusal(
      await fixture.handle(new Request(endpoint, { method: 'POST', headers, body: 'abc' })),
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
    await expectRefusal(await fixture.handle(request), 400, 'invalid_encoding');
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
    await expectRefusal(await fixture.handle(jsonPost({ ...payload, to })), 403, 'foreign_recipient');
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
    await expectRefusal(await fixture.handle(jsonPost(contact, { Origin: origin })), 403, 'foreign_origin');
  });

  it.each(['cross-site', 'same-site', 'altro'])('no origin, but Sec-Fetch-Site %s', async (site) => {
    await expectRefusal(
      await fixture.handle(jsonPost(contact, { 'Sec-Fetch-Site': site })),
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
    expect((await fixture.handle(jsonPost(contact, headers as Record<string, string>))).status).toBe(200);
  });

  it('foreign origin that the browser calls cross-site', async () => {
    const headers = { Origin: 'https://altrove.example', 'Sec-Fetch-Site': 'cross-site' };
    await expectRefusal(await fixture.handle(jsonPost(contact, headers)), 403, 'foreign_origin');
  });

  it('is also the answer to a foreign form post, without a redirect', async () => {
    const response = await fixture.handle(
      formPost(asFormPost(contact), { Origin: 'https://altrove.example' }),
    );
    await expectRefusal(response, 403, 'foreign_origin');
  });
});

describe('405', () => {
  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])('%s', async (method) => {
    const response = await fixture.handle(new Request(endpoint, { method }));
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
    await expectRefusal(await fixture.handle(request), 413, 'too_large');
  });

  it('a longer body than declared, and one in chunks', async () => {
    for (const headers of [{ ...json, 'Content-Length': '2' }, json]) {
      const chunks = Array.from({ length: 5 }, () => Buffer.alloc(16 * 1024, 'a'));
      await expectRefusal(await fixture.handle(streamed(chunks, headers)), 413, 'too_large');
    }
  });

  it('one byte over, while exactly 64 KB are read', async () => {
    await expectRefusal(await fixture.handle(jsonPost(sized(limit + 1))), 413, 'too_large');
    await expectRefusal(await fixture.handle(jsonPost(sized(limit))), 422, 'invalid_fields');
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
    await expectRefusal(await fixture.handle(new Request(endpoint, init)), 413, 'too_large');
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
    await expectRefusal(await fixture.handle(request), 415, 'unsupported_media_type');
  });

  it('a compressed body', async () => {
    await expectRefusal(
      await fixture.handle(jsonPost(contact, { 'Content-Encoding': 'gzip' })),
      415,
      'unsupported_media_type',
    );
  });
});

describe('503', () => {
  it('when the message can be neither stored nor sent', async () => {
    const blocked = await openMailFixture();
    const file = join(blocked.base, 'file');
    await writeFile(file, '');
    const broken = await openMailFixture({ spoolDir: join(file, 'mail') });
    const response = await broken.handle(jsonPost(contact));
    expect(response.status).toBe(503);
    expect((await errorOf(response)).code).toBe('unavailable');
    const back = await broken.handle(formPost(asFormPost(demo)));
    expect([back.status, back.headers.get('location')]).toEqual([303, '/richiedi-demo#errore-invio']);
    await blocked.close();
    await broken.close();
  });
});
