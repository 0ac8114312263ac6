import { describe, expect, it } from 'vitest';
import { mailtoLink } from '@/components/forms/mailto-link';

const bodyOf = (link: string) => new URL(link).searchParams.get('body') ?? '';

describe('mailtoLink', () => {
  it('contains subject and text, with the line ends of RFC 6068', () => {
    const link = mailtoLink('info@azienda.example', 'Così & così?', 'una riga\ndue: 100% + 1\r\ntre');
    const url = new URL(link);
    expect(url.pathname).toBe('info@azienda.example');
    expect(url.searchParams.get('subject')).toBe('Così & così?');
    expect(link).toContain('una%20riga%0D%0Adue%3A%20100%25%20%2B%201%0D%0Atre');
  });

  it.each(['x', 'à', '€', '🙂', '\n'])(
    'stays short enough for every system, in any alphabet (%j)',
    (letter) => {
      const text = letter.repeat(5000);
      const link = mailtoLink(
        'info@azienda.example',
        `Nuova candidatura partner: ${letter.repeat(50)}`,
        text,
      );
      expect(link.length).toBeLessThanOrEqual(2000);
      expect(link.length).toBeGreaterThan(1950);
      const body = bodyOf(link).replaceAll('\r\n', '\n');
      expect(body.endsWith('…')).toBe(true);
      expect(text.startsWith(body.slice(0, -1))).toBe(true);
    },
  );

  it('cuts nothing that fits', () => {
    const text = 'x'.repeat(1500);
    expect(bodyOf(mailtoLink('info@azienda.example', 'Oggetto', text))).toBe(text);
  });
});
