import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAIN_EMAIL } from '@/lib/forms/rules';
import { cleanSenderName, cleanSubject } from '@/lib/mail/request/guard';
import {
  asFormPost,
  boxes,
  contact,
  demo,
  expectRefused,
  formPost,
  jsonPost,
  type MailFixture,
  openMailFixture,
  partner,
  payload,
  siteUrl,
} from './mail-fixture';

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());

const own = boxes.info;
const victim = 'vittima@altrove.example';

describe('403 foreign_recipient', () => {
  it.each([
    victim,
    [victim],
    `${own}, ${victim}`,
    `${victim},${own}`,
    `${own};${victim}`,
    `${own} ${victim}`,
    [own, victim],
    [victim, own],
    [own, own],
    Array.from({ length: 50 }, (_, index) => `v${index}@altrove.example`),
    [`${own}, ${victim}`],
    `Info <${own}>`,
    `<${own}>`,
    `"${own}" <${victim}>`,
    `${victim} (${own})`,
    `gruppo: ${victim};`,
    `@altrove.example:${own}`,
    'vittima%altrove.example@azienda.example',
    'altrove.example!vittima@azienda.example',
    `${victim}@azienda.example`,
    `"${victim}, x"@azienda.example`,
    own.replace('@', '%40'),
    `mailto:${own}?cc=${victim}`,
    `${own}.`,
    `${own}.altrove.example`,
    'info@non-azienda.example',
    'direttore@azienda.example',
    'info+vittima@azienda.example',
    ` ${own}`,
    `${own}\t`,
    `${own}\u0000`,
    `${own}\r\nBcc: ${victim}`,
    own.replace('a', 'а'),
    own.replace('@', '＠'),
    own.replace('i', 'İ'),
    own.replace('i', 'ı'),
    own.replace('@', '\u200B@'),
    `\u202E${own}`,
    '=?utf-8?Q?vittima=40altrove.example?=',
  ])('%j, alone and beside a form', async (to) => {
    for (const body of [
      { ...payload, to },
      { ...partner, ...payload, email: partner.email, to },
    ]) {
      await expectRefused(fixture, await fixture.handle(jsonPost(body)), 403, 'foreign_recipient');
    }
  });
});

describe('403 foreign_origin', () => {
  const cross = { 'Sec-Fetch-Site': 'cross-site' };
  const origins = [
    'https://altrove.example',
    `${siteUrl}.altrove.example`,
    `https://www.azienda.example@altrove.example`,
    `https://altrove.example/${siteUrl}`,
    `https://altrove.example#www.azienda.example`,
    'http://www.azienda.example',
    'https://azienda.example',
    `${siteUrl}:8080`,
    'http://localhost:3001',
    'localhost:3000',
    'null',
    'file://',
    'data:text/html,x',
    'chrome-extension://altrove.example',
    '*',
    '',
  ];

  it.each([
    ...origins.map((origin) => ({ Origin: origin })),
    cross,
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'altro' },
    { Origin: 'null', ...cross },
    { Origin: 'https://altrove.example', ...cross },
    {
      Origin: 'https://altrove.example',
      'X-Forwarded-Host': 'altrove.example',
      Forwarded: 'host=altrove.example',
    },
  ])('%j, of a script and of a form, without a redirect', async (headers) => {
    for (const request of [jsonPost(contact, headers), formPost(asFormPost(demo), headers)]) {
      await expectRefused(fixture, await fixture.handle(request), 403, 'foreign_origin');
    }
  });
});

describe('own pages and programs', () => {
  let taking: MailFixture;
  beforeAll(async () => {
    taking = await openMailFixture();
  });
  afterAll(() => taking.close());

  it.each<Record<string, string>>([
    {},
    { Origin: 'http://localhost:3000' },
    { Origin: siteUrl },
    { Origin: 'https://altro.example', Host: 'altro.example' },
    { Origin: 'https://altro.example', Host: 'altro.example:443' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    // A proxy in front has rewritten Host; the browser knows better.
    { Origin: 'https://azienda.example', 'Sec-Fetch-Site': 'same-origin' },
  ])('may post: %j', async (headers) => {
    expect((await taking.handle(jsonPost(contact, headers))).status).toBe(200);
  });
});

describe('subjects', () => {
  it.each([
    ['a \u200Eb\u200F\u061C c', 'a b c'],
    ['\u202Ea\u2066', 'a'],
    ['=?utf-8?B?eHg?=', '= ?utf-8?B?eHg?='],
    ['=\u200E?utf-8?Q?x?=', '= ?utf-8?Q?x?='],
    ['\uFEFFa\uFEFF', 'a'],
    ['a \u200F', 'a'],
    ['Perché 👩‍👩‍👧 10 < 20 & "sì"?', 'Perché 👩‍👩‍👧 10 < 20 & "sì"?'],
  ])('%j', (subject, clean) => {
    expect(cleanSubject(subject)).toBe(clean);
  });
});

describe('sender names', () => {
  it.each([
    ['Niccolò D’Amico', 'Niccolò D’Amico'],
    ['"Capo" <capo@azienda.example>, x;', 'Capo capo azienda.example x'],
    ['＜ceo＠azienda.example＞', 'ceo azienda.example'],
    ['ceo﹫azienda.example', 'ceo azienda.example'],
    ['a\u037Eb\u1FEFc', 'a b c'],
    ['=?utf-8?Q?x?=', 'utf-8 Q x'],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('%j', (name, clean) => {
    expect(cleanSenderName(name)).toBe(clean);
  });
});

describe('addresses for Reply-To', () => {
  const notPlain = ['a@b.it, c@d.it', 'Anna <a@b.it>', 'a@b', '"a b"@c.it', 'a@b.it(x)', 'a@@b.it', 'à@b.it'];

  it.each([...notPlain, '=?utf-8?Q?a=40b=2C?=@x.it', 'a=?b@x.it'])('%s is none', (address) => {
    expect(PLAIN_EMAIL.test(address)).toBe(false);
  });

  it.each(["o'neill+a=b@x.it", 'a?b@x.it', 'a=b?c@x.it'])('%s is one', (address) => {
    expect(PLAIN_EMAIL.test(address)).toBe(true);
  });
});
