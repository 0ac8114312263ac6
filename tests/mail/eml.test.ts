import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { EmlError, fromEml, toEml } from '@/lib/mail/message/eml';
import { htmlOf } from '@/lib/mail/message/html-part';
import type { MailMessage } from '@/lib/mail/message/message';
import { compose } from '@/lib/mail/request/compose';
import { readPayload } from '@/lib/mail/request/payload';
import { boxes, contact, payload } from './mail-fixture';

const message: MailMessage = {
  key: '0b6f0d1e-1111-4222-8333-444455556666',
  fingerprint: 'ab'.repeat(32),
  form: 'contact',
  from: { name: 'Mario Rossi (via sito)', address: 'sito@azienda.example' },
  to: 'info@azienda.example',
  replyTo: "o'neill+x@cliente.example",
  subject: 'Contatto dal sito: info',
  text: 'Ciao\n',
  html: htmlOf('Ciao\n'),
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
  'leading dots and trailing spaces': { text: '.\n..a\n b  \n\t\n' },
  'blank lines': { text: '\n\na\n\n\n' },
  'lines that look like headers and boundaries': { text: 'From: x\n--\n--sito-\nFrom x\n--sito---\n' },
  'long lines': { text: `${'à'.repeat(5000)}=20 fine  \n.\n` },
  'data of all kinds': {
    lead: { text: 'à=20\n"due" righe \\ 🎉\n', subject: '', company: `=cmd ${'x'.repeat(300)}` },
  },
  'long lines that are shorter in base64': { text: `${'à🎉'.repeat(900)}\n\n${'è'.repeat(600)}\n\n\n` },
  'a text in the lead': {
    text: 'T\n\nA: b\n\nMessaggio:\n due\nrighe 🎉 \n',
    lead: { text: ' due\nrighe 🎉 ' },
  },
  'an empty text in the lead': { lead: { text: '' } },
  'a text in the lead that the message does not end with': { lead: { text: 'altro' } },
  'no data': { lead: {} },
  'line of exactly 998 octets': { text: `${'a'.repeat(998)}\n` },
};

describe('.eml files', () => {
  it.each(Object.entries(variants))('come back as exactly the same message: %s', async (_, change) => {
    const text = change.text ?? message.text;
    const original = { ...message, ...change, html: htmlOf(text) };
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

  it('encode only a part with a line over 998 octets, in whichever way is shorter', () => {
    const quoted = toEml({ ...message, text: `${'a'.repeat(999)}\n` });
    expect(quoted.match(/Encoding: .*/g)).toEqual(['Encoding: quoted-printable', 'Encoding: 8bit']);
    const base64 = toEml({ ...message, text: `${'à'.repeat(500)}\n` });
    expect(base64.match(/Encoding: .*/g)).toEqual(['Encoding: base64', 'Encoding: 8bit']);
  });

  it('hold the words of a visitor once', () => {
    const words = 'parola '.repeat(100).trim();
    const eml = toEml(composed({ ...payload, body: words }));
    expect(eml.split(words)).toHaveLength(2);
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

const envelope = {
  key: message.key,
  mailTo: boxes.mailTo,
  mailFrom: 'sito@azienda.example',
  now: new Date('2026-03-05T10:20:30.400Z'),
  clientKeys: ['0a1b2c3d4e5f', '1a1b2c3d4e5f', '2a1b2c3d4e5f'],
};
const composed = (fields: Record<string, unknown>) =>
  compose({ form: 'message', data: readPayload(fields, boxes) }, envelope);

describe('.eml files of earlier versions, which held an html part and the whole lead', () => {
  const read = async (name: string) =>
    fromEml(await readFile(new URL(`earlier-files/${name}.eml`, import.meta.url)));

  it('come back with everything that they hold', async () => {
    const { form, privacyAccepted, ...fields } = contact;
    const data = { ...fields, subject: 'quote', privacyAccepted } as const;
    const now = compose({ form: 'contact', data }, envelope);
    const earlier = await read('contact');
    // Its html has the very bytes that today's has.
    expect(earlier).toEqual({
      ...now,
      key: earlier.key,
      fingerprint: earlier.fingerprint,
      clientKeys: ['0a1b2c3d4e5f'],
    });
    expect((await read('newsletter')).html).toBe(htmlOf((await read('newsletter')).text));
    expect((await read('long-line')).lead.text).toBe('à='.repeat(600));
  });

  it('keep the html that they were stored with', async () => {
    expect((await read('other-html')).html).toBe('<p>Scritto da una versione precedente</p>\n');
  });
});

describe('the size of a message', () => {
  const LIMIT = 64 * 1024;
  /** The longest text of a kind that a request of 64 KB can bring, as html so that no limit of characters cuts it. */
  const longest = (piece: string) => {
    const { body: _, ...rest } = payload;
    const room = LIMIT - Buffer.byteLength(JSON.stringify({ ...rest, html: '' }));
    const cost = Buffer.byteLength(JSON.stringify(piece)) - 2;
    const most = Math.min(Math.floor(room / cost), Math.floor(60_000 / piece.length));
    return { ...rest, html: piece.repeat(most) };
  };

  it.each([
    ['ASCII in one line', 'a'],
    ['words', 'parola '],
    ['accents in one line', 'à'],
    ['short lines', 'à\n'],
    ['emoji', '🎉'],
    ['signs that html escapes', '"'],
    ['equals signs', '='],
  ])('is under 45 KB on the disk, whatever 64 KB bring: %s', async (_, piece) => {
    const fields = longest(piece);
    const submitted = fields.html.trim();
    const message = composed(fields);
    const eml = toEml(message);
    expect(Buffer.byteLength(eml)).toBeLessThan(45 * 1024);
    expect(await fromEml(eml)).toEqual(message);
    const [, kept = '', has = '', had = ''] =
      /Testo:\n(.*)\n\n\[Testo tagliato: ne sono conservati i primi ([\d.]+) caratteri su ([\d.]+)\.\]\n$/s.exec(
        message.text,
      ) ?? [];
    expect(submitted.startsWith(kept)).toBe(true);
    expect(Buffer.byteLength(kept)).toBeGreaterThan(19_900);
    expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(20_000);
    expect(has.replace('.', '')).toBe(String([...kept].length));
    expect(had.replace('.', '')).toBe(String([...submitted].length));
    expect(kept).not.toContain('\uFFFD');
  });

  it('is never cut where a form has set the limit', () => {
    const data = { ...contact, subject: 'quote', message: '€'.repeat(5000), privacyAccepted: true } as const;
    const { form: _, ...fields } = data;
    expect(compose({ form: 'contact', data: fields }, envelope).text).toContain('€'.repeat(5000));
    expect(composed({ ...payload, body: 'a'.repeat(20_000) }).text).not.toContain('tagliato');
  });
});
