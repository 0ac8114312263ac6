import { describe, expect, it } from 'vitest';
import { securityTxt, securityTxtProblem } from '@/lib/seo/security-txt';

describe('security.txt', () => {
  it('has the fields of RFC 9116', () => {
    expect(securityTxt({ mail: 'a@b.example', expires: '2027-11-01' }, 'https://b.example')).toBe(
      [
        'Contact: mailto:a@b.example',
        'Expires: 2027-11-01T23:59:59Z',
        'Preferred-Languages: it, en',
        'Canonical: https://b.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['2027-11-01', '2026-11-21', undefined],
    ['2027-11-01', '2027-09-01', undefined],
    ['2027-11-01', '2027-09-02', 'scade fra 60 giorni'],
    ['2027-11-01', '2027-10-31', 'scade domani'],
    ['2027-11-01', '2027-11-01', 'scade oggi'],
    ['2027-11-01', '2027-11-02', 'è scaduto il 2027-11-01'],
    ['2029-01-01', '2026-11-21', 'più di un anno'],
  ])('that expires on %s is, on %s: %s', (expires, today, wanted) => {
    const fault = securityTxtProblem(expires, new Date(`${today}T12:00:00Z`));
    if (wanted === undefined) return expect(fault).toBeUndefined();
    expect(fault?.what).toContain(wanted);
    expect(fault?.fix).toContain('content/site.ts');
    expect(fault?.isWarning).toBe(/ scade (?:fra \d+ giorni|domani|oggi)/.test(fault?.what ?? ''));
  });
});
