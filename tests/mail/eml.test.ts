import { describe, expect, it } from 'vitest';
import { EmlError, fromEml, toEml } from '@/lib/mail/eml';
import type { MailMessage } from '@/lib/mail/message';

const message: MailMessage = {
  key: '0b6f0d1e-1111-4222-8333-444455556666',
  fingerprint: 'ab'.repeat(32),
  form: 'contact',
  from: { name: 'Mario Rossi (via sito)', address: 'sito@azienda.example' },
  to: 'info@azienda.example',
  replyTo: "o'neill+x@cliente.example",
  subject: 'Contatto dal sito: info',
  text: 'Ciao\n',
  html: '<p>Ciao</p>\n',
  date: new Date('2026-03-05T10:20:30Z'),
  lead: { name: 'Mario Rossi', phone: '+39 02 1234567' },
  clientKeys: ['0a1b2c3d4e5f'],
};

const variants: Record<string, Partial<MailMessage>> = {
  plain: {},
  'no reply address': { replyTo: undefined },
  accents: {
    subject: 'Perché no? È così',
    text: 'àèìòù\n',
    from: { ...message.from, name: 'Niccolò D’Amico (via sito)' },
  },
  emoji: {
    subject: `Evviva ${'🎉👩‍👩‍👧'.repeat(20)}`,
    text: '🎉\n',
    from: { ...message.from, name: '👩‍👩‍👧'.repeat(12) },
  },
  'long ascii subject': {
    subject: `Richiesta demo: ${'Società di consulenza e revisione '.repeat(6)}`.trim(),
  },
  'long word': { subject: 'x'.repeat(200) },
  'words to fold': { subject: 'parola '.repeat(35).trim() },
  'double and outer spaces': { subject: ' a  b ' },
  'text like an encoded word': {
    subject: '=?utf-8?Q?falso?=',
    from: { ...message.from, name: '=?utf-8?B?ZmFsc28=?=' },
  },
  'quotes in a name': { from: { ...message.from, name: 'a "b" \\ c' } },
  'leading dots and trailing spaces': { text: '.\n..a\n b  \n\t\n', html: '<p>.</p>  \n.\n' },
  'blank lines': { text: '\n\na\n\n\n' },
  'lines that look like headers and boundaries': { text: 'From: x\n--\n--sito-\nFrom x\n--sito---\n' },
  'long lines': { text: `${'à'.repeat(5000)}=20 fine  \n.\n`, html: `<p>${'x='.repeat(3000)}</p>\n` },
  'data of all kinds': {
    lead: { text: 'à=20\n"due" righe \\ 🎉\n', subject: '', company: `=cmd ${'x'.repeat(300)}` },
  },
  'no data': { lead: {} },
  'line of exactly 998 octets': { text: `${'a'.repeat(998)}\n` },
};

describe('.eml files', () => {
  it.each(Object.entries(variants))('come back as exactly the same message: %s', async (_, change) => {
    const original = { ...message, ...change };
    const eml = toEml(original);
    expect(await fromEml(eml)).toEqual(original);
    expect(await fromEml(Buffer.from(eml))).toEqual(original);
    for (const line of eml.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
    }
    const header = eml.slice(0, eml.indexOf('\r\n\r\n'));
    expect(header).toMatch(/^[\r\n\t -~]*$/);
    for (const line of header.split('\r\n')) expect(line.length).toBeLessThanOrEqual(98);
  });

  it('are readable as they are', () => {
    const eml = toEml({ ...message, text: 'Perché no?\n' });
    expect(eml).toContain('\r\nPerché no?\r\n');
    expect(eml).toContain('Content-Transfer-Encoding: 8bit');
    expect(eml).not.toContain('quoted-printable');
    expect(eml).toContain('Date: Thu, 05 Mar 2026 10:20:30 +0000');
    expect(eml).toContain(`X-Spool-Key: ${message.key}`);
  });

  it('use quoted-printable only for a part with a line over 998 octets', () => {
    const eml = toEml({ ...message, text: `${'a'.repeat(999)}\n` });
    expect(eml.match(/quoted-printable/g)).toHaveLength(1);
    expect(eml.match(/8bit/g)).toHaveLength(2);
  });

  it('have the same bytes each time', () => {
    expect(toEml(message)).toBe(toEml({ ...message }));
  });

  it('are refused when they are something else', async () => {
    await expect(fromEml('ciao')).rejects.toThrow(EmlError);
    await expect(fromEml(toEml(message).replace('X-Spool-Form: contact', 'X-Spool-Form: x'))).rejects.toThrow(
      EmlError,
    );
    await expect(fromEml('')).rejects.toThrow(EmlError);
    // Cut by a disk that lost its end, changed by a hand.
    const eml = Buffer.from(toEml(message));
    for (const length of [20, 100, 600, eml.length - 1]) {
      await expect(fromEml(eml.subarray(0, length))).rejects.toThrow(EmlError);
    }
    await expect(fromEml(eml.toString().replace('Ciao', 'Addio'))).rejects.toThrow(EmlError);
  });
});
