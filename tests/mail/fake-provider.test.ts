import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type FakeProvider,
  type FakeProviderOptions,
  type FaultPlan,
  KEY_LIFE_MS,
  startFakeProvider,
} from './fake-provider';

const mail = {
  from: '"Sito" <sito@azienda.example>',
  to: 'info@azienda.example',
  subject: 'Prova',
  text: 'Buongiorno.\n',
};

const opened: FakeProvider[] = [];
async function open(options: FakeProviderOptions = {}): Promise<FakeProvider> {
  const fakeProvider = await startFakeProvider(options);
  opened.push(fakeProvider);
  return fakeProvider;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((fakeProvider) => fakeProvider.close()));
});

function post(fakeProvider: FakeProvider, body: unknown = mail, headers: Record<string, string> = {}) {
  return fetch(`${fakeProvider.baseUrl}/emails`, {
    method: 'POST',
    headers: { Authorization: 'Bearer re_prova', 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Whether something is still open after a while; what it comes to later counts no more. */
async function staysOpen(step: Promise<unknown>): Promise<boolean> {
  step.catch(() => {});
  const open = new Promise((resolve) => setTimeout(resolve, 100, 'open'));
  return (await Promise.race([step, open])) === 'open';
}

/** Status and error name of an answer. */
async function errorOf(response: Response) {
  const error: { statusCode: number; name: string; message: string } = await response.json();
  expect(error.statusCode).toBe(response.status);
  expect(error.message).not.toBe('');
  return [response.status, error.name];
}

const idOf = async (response: Response): Promise<string> => {
  expect(response.status).toBe(200);
  const { id }: { id: string } = await response.json();
  expect(id).toMatch(/^[\da-f-]{36}$/);
  return id;
};

describe('the requests that the fake provider takes', () => {
  it('takes a mail, answers its id and enters it in the ledger', async () => {
    const fakeProvider = await open({ now: () => 42 });
    const first = await idOf(await post(fakeProvider, mail, { 'Idempotency-Key': 'a' }));
    const second = await idOf(await post(fakeProvider));
    expect(second).not.toBe(first);
    expect(fakeProvider.delivered).toEqual([
      { key: 'a', payload: mail, at: 42 },
      { key: '', payload: mail, at: 42 },
    ]);
    expect(fakeProvider.received.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/emails', body: JSON.stringify(mail) },
      { path: '/emails', body: JSON.stringify(mail) },
    ]);
    expect(fakeProvider.requests()).toBe(2);
  });

  it('keeps no requests with keepReceived off, the ledger all the same', async () => {
    const fakeProvider = await open({ keepReceived: false });
    await idOf(await post(fakeProvider));
    expect(fakeProvider.received).toEqual([]);
    expect(fakeProvider.delivered).toHaveLength(1);
    expect(fakeProvider.requests()).toBe(1);
  });

  it.each([
    ['no key', {}, { Authorization: '' }, 401, 'missing_api_key'],
    ['another scheme', {}, { Authorization: 'Basic re_prova' }, 401, 'missing_api_key'],
    ['a wrong key', {}, { Authorization: 'Bearer re_altra' }, 403, 'invalid_api_key'],
    ['no from', { from: undefined }, {}, 422, 'missing_required_field'],
    ['no to', { to: undefined }, {}, 422, 'missing_required_field'],
    ['no subject', { subject: '' }, {}, 422, 'missing_required_field'],
    ['a bad recipient', { to: 'info' }, {}, 422, 'validation_error'],
    ['two recipients in one', { to: 'a@b.example, c@d.example' }, {}, 422, 'validation_error'],
    ['one bad recipient of two', { to: ['a@b.example', 'c'] }, {}, 422, 'validation_error'],
    ['no recipients', { to: [] }, {}, 422, 'validation_error'],
    ['a bad sender', { from: 'Sito <sito@azienda>' }, {}, 422, 'validation_error'],
    ['a sender with a second line', { from: 'Sito\r\nBcc: <a@b.example>' }, {}, 422, 'validation_error'],
    ['a bad reply address', { reply_to: 'a@b.example\nBcc: c@d.example' }, {}, 422, 'validation_error'],
    ['a subject with a second line', { subject: 'a\r\nBcc: c@d.example' }, {}, 422, 'validation_error'],
    ['no content', { text: undefined }, {}, 422, 'validation_error'],
    ['an empty idempotency key', {}, { 'Idempotency-Key': '' }, 400, 'invalid_idempotency_key'],
    ['a long idempotency key', {}, { 'Idempotency-Key': 'a'.repeat(257) }, 400, 'invalid_idempotency_key'],
  ])('refuses %s and delivers nothing', async (_, changes, headers, status, name) => {
    const fakeProvider = await open({ apiKey: 're_prova' });
    expect(await errorOf(await post(fakeProvider, { ...mail, ...changes }, headers))).toEqual([status, name]);
    expect(fakeProvider.delivered).toEqual([]);
    await idOf(await post(fakeProvider));
  });

  it.each(['', '{', 'null', '[]', '"to"'])('refuses the body %j', async (body) => {
    const fakeProvider = await open();
    expect([400, 422]).toContain((await post(fakeProvider, body)).status);
    expect(fakeProvider.delivered).toEqual([]);
  });

  it.each([
    ['/emails', 'GET', [405, 'method_not_allowed']],
    ['/email', 'POST', [404, 'not_found']],
  ] as const)('knows no other address or method: %s %s', async (path, method, expected) => {
    const fakeProvider = await open();
    expect(await errorOf(await fetch(fakeProvider.baseUrl + path, { method }))).toEqual(expected);
  });

  it.each([
    'info@azienda.example',
    'Sito <info@azienda.example>',
    '"Rossi, \\"Anna\\" (via sito)" <info@azienda.example>',
    ['info@azienda.example', 'Sito <altro@azienda.example>'],
  ])('takes the recipients %j', async (to) => {
    await idOf(await post(await open(), { ...mail, to }));
  });
});

describe('idempotency keys', () => {
  it('answer a repeat with the first id and deliver once, for 24 hours', async () => {
    let now = 1000;
    const fakeProvider = await open({ now: () => now });
    const headers = { 'Idempotency-Key': 'a' };
    const first = await idOf(await post(fakeProvider, mail, headers));
    now += KEY_LIFE_MS - 1;
    expect(await idOf(await post(fakeProvider, mail, headers))).toBe(first);
    expect(fakeProvider.delivered).toHaveLength(1);
    now += 1;
    expect(await idOf(await post(fakeProvider, mail, headers))).not.toBe(first);
    expect(fakeProvider.delivered.map(({ key, at }) => ({ key, at }))).toEqual([
      { key: 'a', at: 1000 },
      { key: 'a', at: 1000 + KEY_LIFE_MS },
    ]);
  });

  it('refuse another payload', async () => {
    const fakeProvider = await open();
    await post(fakeProvider, mail, { 'Idempotency-Key': 'a' });
    const other = await post(fakeProvider, { ...mail, text: 'Altro.\n' }, { 'Idempotency-Key': 'a' });
    expect(await errorOf(other)).toEqual([409, 'invalid_idempotent_request']);
    expect(fakeProvider.delivered).toHaveLength(1);
  });

  it('are not kept for a refused request', async () => {
    const fakeProvider = await open();
    expect((await post(fakeProvider, { ...mail, to: 'x' }, { 'Idempotency-Key': 'a' })).status).toBe(422);
    await idOf(await post(fakeProvider, mail, { 'Idempotency-Key': 'a' }));
  });

  it('refuse a repeat while the first is under way', async () => {
    let finish = () => {};
    let begun = () => {};
    const begin = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const fakeProvider = await open({
      beforeTaking: () =>
        new Promise((resolve) => {
          finish = resolve;
          begun();
        }),
    });
    const headers = { 'Idempotency-Key': 'a' };
    const first = post(fakeProvider, mail, headers);
    await begin;
    expect(await errorOf(await post(fakeProvider, mail, headers))).toEqual([
      409,
      'concurrent_idempotent_requests',
    ]);
    const other = await post(fakeProvider, { ...mail, text: 'Altro.\n' }, headers);
    expect(await errorOf(other)).toEqual([409, 'invalid_idempotent_request']);
    finish();
    const id = await idOf(await first);
    expect(await idOf(await post(fakeProvider, mail, headers))).toBe(id);
    expect(fakeProvider.delivered).toHaveLength(1);
  });
});

describe('the rate limit', () => {
  it('answers 429 with retry-after beyond so many requests a second, and none unless asked', async () => {
    let now = 5000;
    const fakeProvider = await open({ perSecond: 2, now: () => now });
    await idOf(await post(fakeProvider));
    await idOf(await post(fakeProvider));
    const third = await post(fakeProvider);
    expect(third.headers.get('retry-after')).toBe('1');
    expect(await errorOf(third)).toEqual([429, 'rate_limit_exceeded']);
    expect(fakeProvider.delivered).toHaveLength(2);
    now += 1000;
    await idOf(await post(fakeProvider));
  });
});

describe('faults', () => {
  const key = { 'Idempotency-Key': 'a' };

  it.each([
    ['500-json', 500, 'internal_server_error', 0],
    ['500-after', 500, 'internal_server_error', 1],
    ['401', 401, 'missing_api_key', 0],
    ['403', 403, 'invalid_api_key', 0],
    ['409-concurrent', 409, 'concurrent_idempotent_requests', 0],
    ['422', 422, 'validation_error', 0],
    ['429', 429, 'rate_limit_exceeded', 0],
  ] as const)('%s answers %i as JSON', async (fault, status, name, taken) => {
    const fakeProvider = await open({ retryAfter: 7 });
    fakeProvider.replies.push(fault);
    const response = await post(fakeProvider, mail, key);
    expect(response.headers.get('retry-after')).toBe(status === 429 ? '7' : null);
    expect(await errorOf(response)).toEqual([status, name]);
    expect(fakeProvider.delivered).toHaveLength(taken);
  });

  it.each([
    ['500-html', 500],
    ['503-html', 503],
  ] as const)('%s answers a page, not taken', async (fault, status) => {
    const fakeProvider = await open();
    fakeProvider.replies.push(fault);
    const response = await post(fakeProvider, mail, key);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('<html>');
    expect(fakeProvider.delivered).toEqual([]);
  });

  it.each([
    ['hang', 0],
    ['hang-after', 1],
  ] as const)('%s never answers', async (fault, taken) => {
    const fakeProvider = await open();
    fakeProvider.replies.push(fault);
    const answer = post(fakeProvider, mail, key);
    await expect.poll(() => fakeProvider.requests()).toBe(1);
    expect(await staysOpen(answer)).toBe(true);
    expect(fakeProvider.delivered).toHaveLength(taken);
  });

  it.each([
    ['reset', 0],
    ['reset-after', 1],
  ] as const)('%s drops the connection', async (fault, taken) => {
    const fakeProvider = await open();
    fakeProvider.replies.push(fault);
    await expect(post(fakeProvider, mail, key)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(fakeProvider.delivered).toHaveLength(taken);
  });

  it.each(['stalled', 'truncated'] as const)('%s sends half of the announced body, taken', async (fault) => {
    const fakeProvider = await open();
    fakeProvider.replies.push(fault);
    const response = await post(fakeProvider, mail, key);
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(40);
    if (fault === 'stalled') expect(await staysOpen(response.text())).toBe(true);
    else await expect(response.text()).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
    expect(fakeProvider.delivered).toHaveLength(1);
  });

  it.each([
    ['empty', /^$/],
    ['malformed', /^\{"id".*[^}]$/],
  ] as const)('%s answers 200 without readable JSON, taken', async (fault, body) => {
    const fakeProvider = await open();
    fakeProvider.replies.push(fault);
    const response = await post(fakeProvider, mail, key);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(body);
    expect(fakeProvider.delivered).toHaveLength(1);
  });

  it('spoil only the answer: a wrong request is refused, a repeat delivers nothing', async () => {
    const fakeProvider = await open();
    fakeProvider.replies.push('empty', 'empty', 'reset-after');
    expect((await post(fakeProvider, { ...mail, to: 'x' }, key)).status).toBe(422);
    await post(fakeProvider, mail, key);
    await post(fakeProvider, mail, key).catch(() => {});
    await idOf(await post(fakeProvider, mail, key));
    expect(fakeProvider.delivered).toHaveLength(1);
    expect(Object.fromEntries(fakeProvider.injected)).toEqual({ empty: 2, 'reset-after': 1 });
  });

  it('may be any answer, not taken', async () => {
    const fakeProvider = await open();
    fakeProvider.replies.push(
      { status: 502, body: '<html>' },
      { status: 418, body: { a: 1 }, headers: { 'X-Prova': 'si' } },
      { status: 413 },
    );
    expect(await (await post(fakeProvider)).text()).toBe('<html>');
    const second = await post(fakeProvider);
    expect([second.status, await second.json(), second.headers.get('x-prova')]).toEqual([
      418,
      { a: 1 },
      'si',
    ]);
    expect(await errorOf(await post(fakeProvider))).toEqual([413, 'application_error']);
    expect(fakeProvider.delivered).toEqual([]);
  });

  it('come from a plan that knows the key and its attempt, after the scripted ones', async () => {
    const asked: [number, string][] = [];
    const plan: FaultPlan = (attempt, name) => {
      asked.push([attempt, name]);
      return attempt === 2 ? '500-json' : undefined;
    };
    const fakeProvider = await open({ fault: plan });
    fakeProvider.replies.push('503-html');
    const statuses: number[] = [];
    for (const name of ['a', 'a', 'b', 'a', 'b']) {
      statuses.push((await post(fakeProvider, mail, { 'Idempotency-Key': name })).status);
    }
    expect(statuses).toEqual([503, 500, 200, 200, 500]);
    expect(asked).toEqual([
      [2, 'a'],
      [1, 'b'],
      [3, 'a'],
      [2, 'b'],
    ]);
  });

  it('of the test itself break the connection and reach the console', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fakeProvider = await open({
      fault: () => {
        throw new Error('piano guasto');
      },
    });
    await expect(post(fakeProvider)).rejects.toThrow();
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'piano guasto' }));
    log.mockRestore();
  });
});

describe('closing', () => {
  it('ends connections that hang, and gives back the port', async () => {
    const fakeProvider = await open();
    fakeProvider.replies.push('hang', 'stalled');
    const hanging = post(fakeProvider).then(
      () => 'answered',
      () => 'ended',
    );
    await expect.poll(() => fakeProvider.requests()).toBe(1);
    const stalled = await post(fakeProvider);
    const rest = stalled.text().then(
      () => 'answered',
      () => 'ended',
    );
    await fakeProvider.close();
    expect(await Promise.all([hanging, rest])).toEqual(['ended', 'ended']);
    const again = await open({ port: Number(new URL(fakeProvider.baseUrl).port) });
    expect(again.baseUrl).toBe(fakeProvider.baseUrl);
    await idOf(await post(again));
  });
});
