import { describe, expect, it } from 'vitest';
import { mailtoLink } from '@/components/forms/mailto-link';

const to = 'info@azienda.example';
const bodyOf = (link: string) => new URL(link).searchParams.get('body') ?? '';

describe('mailtoLink', () => {
  it('has address, subject and text, with the line ends of RFC 6068', () => {
    const link = mailtoLink(to, 'Così & così?', 'una riga\ndue: 100% + 1\r\ntre');
    const { pathname, searchParams } = new URL(link);
    expect([pathname, searchParams.get('subject')]).toEqual([to, 'Così & così?']);
    expect(link).toContain('una%20riga%0D%0Adue%3A%20100%25%20%2B%201%0D%0Atre');
  });

  it.each(['x', '€', '🙂', '\n'])(
    'is cut to 2,000 characters, but never within a character: %j',
    (letter) => {
      const text = letter.repeat(5000);
      const link = mailtoLink(to, `Nuova candidatura partner: ${letter.repeat(50)}`, text);
      expect(link.length).toBeLessThanOrEqual(2000);
      expect(link.length).toBeGreaterThan(1950);
      const body = bodyOf(link).replaceAll('\r\n', '\n');
      expect(text.startsWith(body.replace(/…$/, ''))).toBe(true);
      expect(body).toMatch(/…$/);
    },
  );

  it('is not cut if it fits', () => {
    const text = 'x'.repeat(1500);
    expect(bodyOf(mailtoLink(to, 'Oggetto', text))).toBe(text);
  });
});
