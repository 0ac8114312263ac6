import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  asFormPost,
  boxes,
  contact,
  demo,
  endpoint,
  expectRefused,
  formPost,
  jsonPost,
  type MailFixture,
  openMailFixture,
  payload,
  phone,
} from './mail-fixture';

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());

const LIMIT = 64 * 1024;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const PARTS_TYPE = 'multipart/form-data; boundary=x';
const own = boxes.info;
const victim = 'vittima@altrove.example';
const text = JSON.stringify(contact);

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));
const post = (body: Uint8Array | string, type: string | null, headers: Record<string, string> = {}) =>
  new Request(endpoint, {
    method: 'POST',
    body: Buffer.from(body),
    headers: { ...(type === null ? {} : { 'Content-Type': type }), ...headers },
  });
const part = (head: string, value: string | number[]) =>
  bytes(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`, value, '\r\n').toString('latin1');
const parts = (...list: string[]) => post(Buffer.from(`${list.join('')}--x--\r\n`, 'latin1'), PARTS_TYPE);
const inBase64 = (name: string) => `name="${name}"\r\nContent-Transfer-Encoding: base64`;

function streamed(pull: () => Uint8Array | undefined, headers: Record<string, string> = {}): Request {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = pull();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  return new Request(endpoint, { ...init, headers: { 'Content-Type': JSON_TYPE, ...headers } });
}
const inChunks = (headers: Record<string, string> = {}) => {
  const chunks = Array.from({ length: 5 }, () => Buffer.alloc(16 * 1024, 'a'));
  return streamed(() => chunks.shift(), headers);
};
const sized = (size: number) => `{"form":"contact","x":"${'a'.repeat(size - 25)}"}`;

/** A post of the payload with other text in the place of `to`. */
const { to: _, ...rest } = payload;
const payloadWith = (start: string) => jsonPost(`{${start},${JSON.stringify(rest).slice(1)}`);

const json = (list: Record<string, string>) =>
  Object.fromEntries(Object.entries(list).map(([what, body]) => [what, jsonPost(body)]));

/** Requests by the status and code of their answer. */
const refusals: Readonly<Record<string, Readonly<Record<string, Request>>>> = {
  '400 invalid_json': {
    ...json({
      nothing: '',
      'a brace': '{',
      'something behind': '{"a":1}x',
      'two objects': `${text}${text}`,
      'single quotes': "{'a':1}",
      'a comment': `/**/${text}`,
      'brackets that never close': '['.repeat(60_000),
    }),
    'a form post that says JSON': post('form=contact', JSON_TYPE),
  },
  '400 invalid_encoding': {
    'invalid UTF-8': post(bytes('{"form":"', [0xc3, 0x28], '"}'), JSON_TYPE),
    'overlong UTF-8': post(bytes('{"form":"', [0xc0, 0xaf], '"}'), JSON_TYPE),
    'a surrogate as UTF-8': post(bytes('{"form":"', [0xed, 0xa0, 0x80], '"}'), JSON_TYPE),
    'a compressed body that is not announced': post(gzipSync(text), JSON_TYPE),
    'a form post with a raw byte': post(bytes('form=', [0xff]), FORM_TYPE),
    'a form post with an escaped byte': post('firstName=%FF', FORM_TYPE),
    'a form post with half an escaped letter': post('firstName=%C3', FORM_TYPE),
    'a form post with a broken escape': post('firstName=%zz', FORM_TYPE),
    'invalid UTF-8 in a part': parts(part('name="form"', [0x61, 0xff])),
    'invalid UTF-8 in base64': parts(part('name="form"', 'contact'), part(inBase64('message'), '/w==')),
  },
  '400 invalid_form': {
    'parts that are none': post('abc', PARTS_TYPE),
    'parts without a boundary': post('--x--\r\n', 'multipart/form-data'),
    'parts that never end': post(part('name="form"', 'contact'), PARTS_TYPE),
  },
  '413 too_large': {
    '64 KB and a byte': jsonPost(sized(LIMIT + 1)),
    'a declared length over the limit': streamed(() => undefined, { 'Content-Length': `${LIMIT + 1}` }),
    'more than 64 KB in chunks': inChunks(),
    'a longer body than declared': inChunks({ 'Content-Length': '2' }),
  },
  '415 unsupported_media_type': {
    ...Object.fromEntries(
      [null, 'text/plain', 'application/xml', 'application/jsonx', 'toString', 'multipart/mixed']
        .concat(['application/json; charset=iso-8859-1', 'application/json; charset=utf-7'])
        .map((type) => [`${type}`, post(text, type)]),
    ),
    'two types': jsonPost(text, { 'Content-Type': 'application/json, text/plain' }),
    'a compressed body': post(gzipSync(text), JSON_TYPE, { 'Content-Encoding': 'gzip' }),
    'a body compressed twice': post(gzipSync(gzipSync(text)), JSON_TYPE, {
      'Content-Encoding': 'gzip, gzip',
    }),
  },
  '422 invalid_shape': json({
    list: '[]',
    null: 'null',
    text: '"x"',
    number: '5',
    'a form in a list': `[${text}]`,
  }),
  '422 too_deep': json({
    'five levels': '{"a":[[[[1]]]]}',
    'objects 9000 deep': `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`,
    'lists 30000 deep': `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  }),
  '422 repeated_field': {
    'to twice, foreign last': payloadWith(`"to":"${own}","to":"${victim}"`),
    'to twice, foreign first': payloadWith(`"to":"${victim}","to":"${own}"`),
    'to twice, once with an escape': payloadWith(`"t\\u006f" :"${victim}","to":"${own}"`),
    'a field twice in a form post': post('form=contact&form=demo', FORM_TYPE),
    'a field twice in parts': parts(part('name="email"', 'a@b.it'), part('name="email"', 'c@d.it')),
  },
  '422 file_refused': {
    'a file': parts(part('name="form"', 'contact'), part('name="cv"; filename="x.exe"', 'MZ')),
  },
  '422 invalid_idempotency_key': Object.fromEntries(
    ['', '1', '../../etc/passwd', '*', 'zzzzzzzz-0000-4000-8000-000000000000', 'x'.repeat(5000)]
      .concat(['aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa, aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'])
      .map((key) => [`key ${key.slice(0, 20)}`, jsonPost(contact, { 'Idempotency-Key': key })]),
  ),
};

describe.each(Object.entries(refusals))('%s', (answer, requests) => {
  it.each(Object.entries(requests))('%s', async (_, request) => {
    const [status, code = ''] = answer.split(' ');
    await expectRefused(fixture, await fixture.handle(request), Number(status), code);
  });
});

describe('limits that are just kept', () => {
  it('read 64 KB and four levels, with brackets inside of texts not counted', async () => {
    await expectRefused(fixture, await fixture.handle(jsonPost(sized(LIMIT))), 422, 'invalid_fields');
    await expectRefused(fixture, await fixture.handle(jsonPost('{"a":[[[1]]]}')), 422, 'invalid_fields');
    const brackets = { ...payload, subject: '', body: '[[[[[[{{{{"\\"[' };
    await expectRefused(fixture, await fixture.handle(jsonPost(brackets)), 422, 'invalid_fields');
  });

  it('stop reading an endless body', async () => {
    let pulls = 0;
    const endless = streamed(() => {
      pulls += 1;
      return new Uint8Array(16 * 1024);
    });
    await expectRefused(fixture, await fixture.handle(endless), 413, 'too_large');
    expect(pulls).toBeLessThan(10);
  });

  it('stop waiting for a body that does not come: 408', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const body = new ReadableStream<Uint8Array>({});
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    const answer = fixture.handle(new Request(endpoint, { ...init, headers: { 'Content-Type': JSON_TYPE } }));
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    await expectRefused(fixture, await answer, 408, 'too_slow');
  });

  it('refuse a body that breaks off: 400', async () => {
    const broken = streamed(() => {
      throw new Error('gone');
    });
    await expectRefused(fixture, await fixture.handle(broken), 400, 'unreadable_body');
  });
});

describe('405', () => {
  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'QUERY'])('%s', async (method) => {
    const headers = { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'POST' };
    const response = await fixture.handle(new Request(`${endpoint}?form=contact`, { method, headers }));
    expect(response.headers.get('allow')).toBe('POST');
    await expectRefused(fixture, response, 405, 'method_not_allowed');
  });
});

describe('503 unavailable', () => {
  it('when a message can be neither stored nor sent, with the phone number; nothing of it counts', async () => {
    // A file stands where the folder should be.
    const broken = await openMailFixture({ folder: '/dev/null/mail', rateLimitMax: 1 });
    for (const body of [contact, demo, { ...contact, rg_vuoto: 'x' }]) {
      const response = await broken.handle(jsonPost(body));
      expect((await expectRefused(fixture, response, 503, 'unavailable')).message).toContain(phone);
    }
    const back = await broken.handle(formPost(asFormPost(demo)));
    expect([back.status, back.headers.get('location')]).toEqual([303, '/richiedi-demo#errore-invio']);
    expect(broken.log.filter(({ event }) => event === 'mail_store_failed')).toHaveLength(4);
    await broken.close();
  });
});
