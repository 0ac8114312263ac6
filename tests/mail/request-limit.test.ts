import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  contact,
  demo,
  endpoint,
  expectProblem,
  fixture,
  formPost,
  ipOf,
  jsonPost,
  reopen,
  setUpMail,
  siteUrl,
  streamed,
} from './mail-fixture';
import { manualClock } from './manual-clock';

const clock = manualClock();
setUpMail({ rateLimitMax: 1, clock });
afterEach(() => void vi.restoreAllMocks());

const ip = '192.0.2.77';

/**
 * Sends a number of invalid requests.
 * @returns how many were within the limit: they were read, and refused with 400
 */
async function countRead(times: number, from = ip): Promise<number> {
  let read = 0;
  for (let index = 0; index < times; index += 1) {
    const { status } = await fixture.handle(jsonPost('{'), { ip: from });
    if (status === 400) read += 1;
  }
  return read;
}

describe('the limit of requests', () => {
  it('is at least 300, for each IP address', async () => {
    expect([await countRead(310), await countRead(1, '192.0.2.78')]).toEqual([300, 1]);
  });

  it('is 15 times that of submissions', async () => {
    await reopen({ rateLimitMax: 25 });
    expect(await countRead(400)).toBe(375);
  });

  it('counts a /64 of IPv6 together, and a /48 at ten times the limit', async () => {
    expect([await countRead(300, '2001:db8::1'), await countRead(1, '2001:db8::2')]).toEqual([300, 0]);
    let read = 0;
    for (let subnet = 1; subnet <= 11; subnet += 1) read += await countRead(300, `2001:db8:1:${subnet}00::1`);
    expect(read).toBe(3000);
  });

  it('ends with its window', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1);
    expect(await countRead(301)).toBe(300);
    now.mockReturnValue(601_001);
    clock.advance(601_000);
    expect(await countRead(301)).toBe(300);
  });

  it('is kept for a limited number of addresses, and the least recent one is forgotten', async () => {
    expect(await countRead(301)).toBe(300);
    for (let index = 0; index < 20_100; index += 1) await countRead(1, ipOf(index));
    expect([await countRead(1), await countRead(1, ipOf(0))]).toEqual([1, 1]);
  });

  it('answers 429 before reading anything, with one line in the log', async () => {
    await countRead(300);
    fixture.log.length = 0;
    const pull = vi.fn();
    for (const _ of ['first', 'second']) {
      const response = await fixture.handle(streamed(pull), { ip });
      await expectProblem(response, 429, 'too_many_requests');
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
    }
    expect(pull).not.toHaveBeenCalled();
    expect(fixture.log).toMatchObject([{ event: 'submission', outcome: 'too_many_requests', status: 429 }]);
  });
});

describe('a foreign page cannot use up the limits of its visitors', () => {
  const crossSite = { 'Sec-Fetch-Site': 'cross-site' };

  it.each([
    ['pictures', 405, () => new Request(endpoint, { headers: crossSite })],
    ['forms', 403, () => formPost(contact, crossSite)],
  ])('by %s, which are not logged either', async (_, status, makeRequest) => {
    for (let index = 0; index < 400; index += 1)
      expect((await fixture.handle(makeRequest(), { ip })).status).toBe(status);
    expect(fixture.log).toEqual([]);
    const sameOrigin = { 'Sec-Fetch-Site': 'same-origin', Origin: siteUrl };
    expect((await fixture.handle(formPost(demo, sameOrigin), { ip })).status).toBe(303);
  });
});
