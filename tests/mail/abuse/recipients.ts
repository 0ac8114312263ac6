import { asFormPost, boxes, contact, demo, payload } from '../mail-fixture';
import { type Abuse, harmless, refused } from './case';
import { form, json, PATH, wire } from './wire';

const victim = 'vittima@altrove.example';
const own = boxes.info;
const to = (value: unknown) => json({ ...payload, to: value });
/** The payload without `to`, after a `to` written by hand. */
const { to: _, ...rest } = payload;
const written = (start: string) => json(`{${start},${JSON.stringify(rest).slice(1)}`);

/** `to` with values that name another recipient, or could for some parser. */
const foreign: Record<string, unknown> = {
  'a foreign address': victim,
  'a foreign address in a list': [victim],
  'a foreign address in capitals': victim.toUpperCase(),
  'own box, comma, foreign': `${own}, ${victim}`,
  'foreign, comma, own box': `${victim},${own}`,
  'own box, semicolon, foreign': `${own};${victim}`,
  'own box, space, foreign': `${own} ${victim}`,
  'list of own box and foreign': [own, victim],
  'list of foreign and own box': [victim, own],
  'list of own box twice': [own, own],
  'list of fifty foreign addresses': Array.from({ length: 50 }, (_, index) => `v${index}@altrove.example`),
  'comma list inside a list': [`${own}, ${victim}`],
  'display name with own box': `Info <${own}>`,
  'own box as display name': `${own} <${victim}>`,
  'own box as quoted display name': `"${own}" <${victim}>`,
  'own box in a comment': `${victim} (${own})`,
  'group syntax': `gruppo: ${victim};`,
  'source route': `@altrove.example:${own}`,
  'percent hack': `vittima%altrove.example@azienda.example`,
  'bang path': `altrove.example!vittima@azienda.example`,
  'two at signs': `${victim}@azienda.example`,
  'quoted local part': `"${victim}, x"@azienda.example`,
  'percent-encoded own box': own.replace('@', '%40'),
  'percent-encoded foreign': encodeURIComponent(victim),
  'mailto with header fields': `mailto:${own}?cc=${victim}`,
  'trailing dot': `${own}.`,
  'own domain as subdomain': `${own}.altrove.example`,
  'own domain with a prefix': 'info@non-azienda.example',
  'other box of the own domain': 'direttore@azienda.example',
  'plus address': 'info+vittima@azienda.example',
  'leading space': ` ${own}`,
  'trailing tab': `${own}\t`,
  'NUL after own box': `${own}\u0000`,
  'CRLF and a Bcc line': `${own}\r\nBcc: ${victim}`,
  'LF and a Cc line': `${own}\nCc: ${victim}`,
  'Cyrillic look-alike': own.replace('a', 'а'),
  'full-width at sign': own.replace('@', '＠'),
  'dotted capital I': own.replace('i', 'İ'),
  'dotless i': own.replace('i', 'ı'),
  'zero-width space': own.replace('@', '\u200B@'),
  'right-to-left override': `\u202E${own}`,
  'composed by a soft hyphen': own.replace('o@', 'o\u00AD@'),
  'encoded word': '=?utf-8?Q?vittima=40altrove.example?=',
  'punycode look-alike': 'info@xn--zienda-3ve.example',
  'address literal': 'vittima@[127.0.0.1]',
};

const wrong: Record<string, unknown> = {
  'an object with an address': { address: victim, email: victim },
  'an object like a list': { 0: own, 1: victim, length: 2 },
  'a list in a list': [[victim]],
  'a list with an object': [{ email: victim }],
  'a list of own box and an object': [own, { email: victim }],
  'a number': 5,
  true: true,
  null: null,
  'nothing at all': undefined,
  'an empty text': '',
  'an empty list': [],
};

const proto = `"__proto__":{"to":"${victim}","cc":"${victim}"}`;

const rewritten: Record<string, string> = {
  'to twice, foreign last': `"to":"${own}","to":"${victim}"`,
  'to twice, foreign first': `"to":"${victim}","to":"${own}"`,
  'to twice, once with an escape': `"t\\u006f":"${victim}","to":"${own}"`,
  'to in capitals beside to': `"to":"${own}","To":"${victim}"`,
  'to with a space': `"to":"${own}","to ":"${victim}"`,
  'to with brackets': `"to":"${own}","to[]":"${victim}"`,
  'prototype pollution beside to': `"to":"${own}",${proto}`,
  'prototype pollution instead of to': proto,
  'constructor.prototype': `"to":"${own}","constructor":{"prototype":{"to":"${victim}"}}`,
  'to inside of another object': `"to":"${own}","message":{"to":"${victim}"}`,
};

const COPY_FIELDS = [
  'cc',
  'bcc',
  'Cc',
  'BCC',
  'recipients',
  'headers',
  'attachments',
  'reply_to',
  'envelope',
].concat(['tags', 'template', 'react', 'scheduled_at', 'topic_id', 'sender', 'returnPath']);

export const recipients: readonly Abuse[] = [
  ...Object.entries(foreign).map(([name, value]) => refused(name, 403, to(value))),
  ...Object.entries(wrong).map(([name, value]) => refused(name, 422, to(value))),
  ...Object.entries(rewritten).map(([name, start]) => refused(name, 422, written(start))),
  harmless('own box in capitals', to(own.toUpperCase())),
  harmless('own box in a list', to([own])),
  harmless(
    'a recipient in the query',
    wire({ target: `${PATH}?to=${victim}&cc=${victim}`, body: JSON.stringify(payload) }),
  ),
  harmless(
    'recipients in headers',
    json(payload, [
      ['To', victim],
      ['Cc', victim],
      ['Bcc', victim],
      ['X-Original-To', victim],
      ['X-MC-BccAddress', victim],
      ['Resend-To', victim],
    ]),
  ),
];

export const copies: readonly Abuse[] = [
  ...COPY_FIELDS.map((field) => refused(`payload with ${field}`, 422, json({ ...payload, [field]: victim }))),
  refused('payload with cc as a list', 422, json({ ...payload, cc: [victim] })),
  refused('payload with header lines', 422, json({ ...payload, headers: { Bcc: victim } })),
  ...['to', 'cc', 'bcc', '_cc', 'recipient', '_replyto', 'mailTo'].flatMap((field) => [
    refused(`contact form with ${field}`, 422, json({ ...contact, [field]: victim })),
    refused(`demo form post with ${field}`, 303, form(asFormPost({ ...demo, [field]: victim }))),
  ]),
];
