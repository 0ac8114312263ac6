import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newSubmission } from '@/lib/forms/email-service';
import { agreeOnSubmission, fingerprint, forgetSubmission } from '@/lib/forms/submission-registry';
import { openPage } from './fake-browser';

const values = JSON.stringify({ firstName: 'Ada', message: 'Un preventivo, per favore' });
const other = JSON.stringify({ firstName: 'Ada', message: 'Un preventivo, per favore.' });
const HOUR = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('one submission for the same values of a form (D16)', () => {
  it('is agreed on by tabs that ask at the same moment, with its time of sending', async () => {
    openPage();
    const candidates = [newSubmission(), newSubmission(), newSubmission()];
    vi.setSystemTime(Date.now() + 5000);
    const agreed = await Promise.all(candidates.map((own) => agreeOnSubmission('contact', values, own)));
    expect(agreed).toEqual([candidates[0], candidates[0], candidates[0]]);
  });

  it('is another one for other values or another form, also in turn', async () => {
    openPage();
    const first = await agreeOnSubmission('contact', values, newSubmission());
    const second = await agreeOnSubmission('contact', other, newSubmission());
    const third = await agreeOnSubmission('partner', values, newSubmission());
    expect(new Set([first.key, second.key, third.key]).size).toBe(3);
    expect(await agreeOnSubmission('contact', values, newSubmission())).toEqual(first);
    expect(await agreeOnSubmission('contact', other, newSubmission())).toEqual(second);
  });

  it('ends after an hour, and what has ended is cleared away', async () => {
    const storage = openPage();
    const first = await agreeOnSubmission('contact', values, newSubmission());
    vi.setSystemTime(Date.now() + HOUR - 1000);
    expect(await agreeOnSubmission('contact', values, newSubmission())).toEqual(first);
    vi.setSystemTime(Date.now() + 1000);
    const later = newSubmission();
    expect(await agreeOnSubmission('contact', values, later)).toEqual(later);
    expect(storage.getItem('invio:contact')).not.toContain(first.key);
    // A clock that is set back must not make an hour longer.
    vi.setSystemTime(Date.now() - 3 * HOUR);
    const earlier = newSubmission();
    expect(await agreeOnSubmission('contact', values, earlier)).toEqual(earlier);
  });

  it('is forgotten when the server knows the key with another content', async () => {
    openPage();
    const first = await agreeOnSubmission('contact', values, newSubmission());
    const second = await agreeOnSubmission('contact', other, newSubmission());
    forgetSubmission('contact', values);
    expect((await agreeOnSubmission('contact', values, newSubmission())).key).not.toBe(first.key);
    expect(await agreeOnSubmission('contact', other, newSubmission())).toEqual(second);
  });

  it('keeps nothing of what was typed', async () => {
    const storage = openPage();
    await agreeOnSubmission('contact', values, newSubmission());
    const stored = JSON.stringify({ ...storage });
    expect(stored).toContain('invio:contact');
    for (const word of ['Ada', 'preventivo', 'message']) expect(stored).not.toContain(word);
  });

  it('is the candidate where storage or locks are missing, broken or damaged', async () => {
    const own = newSubmission();
    openPage({ locks: undefined });
    expect(await agreeOnSubmission('contact', values, own)).toEqual(own);
    expect(await agreeOnSubmission('contact', values, newSubmission())).toEqual(own);
    openPage({ locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
    expect(await agreeOnSubmission('contact', values, own)).toEqual(own);
    vi.stubGlobal('localStorage', undefined);
    expect(await agreeOnSubmission('contact', values, own)).toEqual(own);
    forgetSubmission('contact', values);
    for (const damaged of [
      'null',
      '[1]',
      '{',
      '7',
      `{"${fingerprint(values)}":{"key":"x\\r\\n","sentAt":1}}`,
      `{"${fingerprint(values)}":{"key":"x","sentAt":${Date.now()}}}`,
    ]) {
      openPage().setItem('invio:contact', damaged);
      expect(await agreeOnSubmission('contact', values, own), damaged).toEqual(own);
    }
  });
});

describe('fingerprint', () => {
  it('is short, the same for the same text, and another for each of many near ones', () => {
    expect(fingerprint(values)).toBe(fingerprint(values));
    const near = new Set(
      Array.from({ length: 20_000 }, (_, index) => fingerprint(`{"telefono":"${index}"}`)),
    );
    expect(near.size).toBe(20_000);
    for (const print of near) expect(print).toMatch(/^[0-9a-z]{1,11}$/);
  });
});
