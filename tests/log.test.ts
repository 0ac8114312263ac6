import { afterEach, describe, expect, it, vi } from 'vitest';
import { lineOf, logLine } from '@/lib/log';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a line of the log', () => {
  it('is JSON with the time, and the fields that have a value', () => {
    const { time, ...entry } = JSON.parse(lineOf({ event: 'prova', status: 200, file: undefined }));
    expect(entry).toEqual({ event: 'prova', status: 200 });
    expect(Date.now() - Date.parse(time)).toBeLessThan(60_000);
  });

  it.each([
    ['controls', '\0\x07\b\x1b[2J\r\n{"event":"finto"}\t\x7f\x80\x85\x9b31m'],
    ['line ends of Unicode', '\u2028\u2029'],
    ['direction marks', '\u202e\u2066\u2069\u200e\u200f\u061c'],
    ['characters without width', '\u200b\u200d\ufeff\u2060\u00ad\u3164\ufe0f\u180e'],
    ['invisible characters of two units', '\u{e0041}\u{1d173}\u{e0100}'],
    ['half a pair of surrogates', '\ud83d \ude00'],
  ])('has %s escaped as ASCII, and still readable as JSON', (_, text) => {
    const line = lineOf({ event: 'prova', reason: text, [text]: true });
    expect(line).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(line)).toMatchObject({ event: 'prova', reason: text, [text]: true });
  });

  it('has readable characters as they are', () => {
    const reason = 'Città «à» 漢字 العربية 🙂';
    expect(lineOf({ event: 'prova', reason })).toContain(reason);
  });

  it.each([
    ['which may be whole', 'a'.repeat(2000), 'a'.repeat(2000)],
    ['of which the rest is cut', 'a'.repeat(1_000_000), `${'a'.repeat(2000)}…`],
    ['but no half of a character', `${'a'.repeat(1999)}🙂🙂`, `${'a'.repeat(1999)}…`],
  ])('has 2,000 units of a text, %s', (_, reason, written) => {
    expect(JSON.parse(lineOf({ event: 'prova', reason }))).toMatchObject({ reason: written });
  });

  it.each([
    'http://:segreto@10.0.0.1:8025/emails',
    'no answer from https://utente:segreto@posta.example, gave up',
    `${'a'.repeat(1980)}https://utente:segreto@posta.example`,
  ])('hides the credentials in %s', (reason) => {
    const line = lineOf({ event: 'prova', reason });
    expect(line).not.toMatch(/segreto|utente/);
    expect(line).toContain('://***@');
  });

  it('is omitted after 300 of its event in a minute; the next minute begins with their number', () => {
    vi.useFakeTimers();
    let entries: object[] = [];
    vi.spyOn(console, 'log').mockImplementation((line) => void entries.push(JSON.parse(line)));
    const write = (event: string, times = 1) => {
      for (let index = 0; index < times; index += 1) logLine({ event });
    };
    write('molti', 5000);
    write('altri', 300);
    expect(entries).toMatchObject([
      ...Array(300).fill({ event: 'molti' }),
      ...Array(300).fill({ event: 'altri' }),
    ]);
    entries = [];
    vi.advanceTimersByTime(60_000);
    write('molti');
    write('altri');
    const omission = { event: 'log_cut', of: 'molti', lines: 4700 };
    expect(entries).toMatchObject([omission, { event: 'molti' }, { event: 'altri' }]);
  });

  it('does not throw when nothing can be written', () => {
    vi.spyOn(console, 'log').mockImplementation(() => {
      throw new Error('EPIPE');
    });
    expect(() => logLine({ event: 'prova' })).not.toThrow();
  });
});
