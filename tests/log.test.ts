import { afterEach, describe, expect, it, vi } from 'vitest';
import { lineOf, logLine } from '@/lib/log';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a line of the log', () => {
  it('is JSON with the time, and the fields that have a value', () => {
    const line = lineOf({ event: 'prova', key: 'è – 🙂', status: 200, file: undefined });
    const { time, ...entry } = JSON.parse(line);
    expect(entry).toEqual({ event: 'prova', key: 'è – 🙂', status: 200 });
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

  it('keeps readable characters as they are', () => {
    const reason = 'Città «à» 漢字 العربية 🙂';
    expect(lineOf({ event: 'prova', reason })).toContain(reason);
  });

  it('has long texts cut, never within a character', () => {
    const reason = (text: string): string => JSON.parse(lineOf({ event: 'prova', reason: text })).reason;
    expect(reason('a'.repeat(2000))).toBe('a'.repeat(2000));
    expect(reason('a'.repeat(1_000_000))).toBe(`${'a'.repeat(2000)}…`);
    expect(reason(`${'a'.repeat(1999)}🙂🙂`)).toBe(`${'a'.repeat(1999)}…`);
  });

  it.each([
    'http://:segreto@10.0.0.1:8025/emails',
    'no answer from https://utente:segreto@posta.example, gave up',
    `${'a'.repeat(1980)}https://utente:segreto@posta.example`,
  ])('hides the credentials in %s', (reason) => {
    const line = lineOf({ event: 'prova', reason });
    expect(line).not.toContain('segreto');
    expect(line).not.toContain('utente');
    expect(line).toContain('://***@');
  });

  it('is left out after 300 of its event in a minute; the next minute begins with how many are missing', () => {
    vi.useFakeTimers();
    const lines: { event: string; of?: string; lines?: number }[] = [];
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(JSON.parse(line)));
    const write = (event: string, times: number) => {
      for (let index = 0; index < times; index += 1) logLine({ event, reason: 'x'.repeat(16_000) });
    };
    write('molti', 5000);
    write('altri', 300);
    const events = lines.map(({ event }) => event);
    expect(events).toEqual([...Array(300).fill('molti'), ...Array(300).fill('altri')]);
    vi.advanceTimersByTime(60_000);
    write('molti', 1);
    write('altri', 1);
    expect(lines.slice(600)).toMatchObject([
      { event: 'log_cut', of: 'molti', lines: 4700 },
      { event: 'molti' },
      { event: 'altri' },
    ]);
    // A clock that was ahead silences nothing for long.
    vi.setSystemTime(0);
    write('molti', 1);
    expect(lines).toHaveLength(604);
  });

  it('does not throw when nothing can be written', () => {
    vi.spyOn(console, 'log').mockImplementation(() => {
      throw new Error('EPIPE');
    });
    expect(() => logLine({ event: 'prova' })).not.toThrow();
  });
});
