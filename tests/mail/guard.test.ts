import { describe, expect, it } from 'vitest';
import { PLAIN_EMAIL } from '@/lib/forms/fields';
import { fromEml, toEml } from '@/lib/mail/message/eml';
import { compose } from '@/lib/mail/request/compose';
import { cleanSenderName, cleanSubject } from '@/lib/mail/request/guard';
import { acceptedAt, boxes } from './mail-fixture';

const envelope = {
  key: '0b6f0d1e-1111-4222-8333-444455556666',
  mailTo: boxes.mailTo,
  mailFrom: 'sito@azienda.example',
  now: acceptedAt,
  clientKeys: ['0a1b2c3d4e5f'],
};
const composed = (subject: string) =>
  compose({ form: 'message', data: { to: boxes.info, subject, text: 'Ciao' } }, envelope);

describe('subjects', () => {
  it.each([
    ['a \u200Eb\u200F\u061C c', 'a b c'],
    ['\u202Ea\u2066', 'a'],
    ['=?utf-8?B?eHg?=', '= ?utf-8?B?eHg?='],
    ['=\u200E?utf-8?Q?x?=', '= ?utf-8?Q?x?='],
    ['a \u200F', 'a'],
    ['Perché 👩‍👩‍👧 10 < 20 & "sì"?', 'Perché 👩‍👩‍👧 10 < 20 & "sì"?'],
  ])('%j', (subject, clean) => {
    expect(cleanSubject(subject)).toBe(clean);
    // The documented payload brings its own subject: staff see that it came through the site.
    expect(composed(subject).subject).toBe(`[Sito] ${clean}`.trim());
  });

  it('are never empty: the provider would refuse the message', () => {
    expect(composed('\u200F\u200E').subject).toBe('[Sito]');
  });

  it('come back from the file as they were, wherever an encoded word begins', async () => {
    for (let length = 0; length < 40; length += 1) {
      const message = composed(`à${'x'.repeat(length)}${'\uFEFFz'.repeat(20)}`);
      expect((await fromEml(toEml(message))).subject).toBe(message.subject);
    }
  });

  it('say it whole in the text all the same', () => {
    expect(composed('a \u200Eb =?x').text).toContain('Oggetto: a \u200Eb =?x\n');
  });
});

describe('sender names', () => {
  it.each([
    ['Niccolò D’Amico', 'Niccolò D’Amico'],
    ['＜ceo＠azienda.example＞', 'ceo azienda.example'],
    ['ceo﹫azienda.example', 'ceo azienda.example'],
    ['a\u037Eb\u1FEFc', 'a b c'],
    ['=?utf-8?Q?x?=', 'utf-8 Q x'],
  ])('%j', (name, clean) => {
    expect(cleanSenderName(name)).toBe(clean);
  });
});

describe('addresses for Reply-To', () => {
  it.each(['=?utf-8?Q?a=40b=2C?=@x.it', 'a=?b@x.it'])('%s is none', (address) => {
    expect(PLAIN_EMAIL.test(address)).toBe(false);
  });

  it.each(["o'neill+a=b@x.it", 'a?b@x.it', 'a=b?c@x.it'])('%s is one', (address) => {
    expect(PLAIN_EMAIL.test(address)).toBe(true);
  });
});
