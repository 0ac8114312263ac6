import { asFormPost, contact, demo, newsletter, partner, payload } from '../mail-fixture';
import { type Abuse, harmless, refused } from './case';
import { form, json } from './wire';

const victim = 'vittima@altrove.example';
const forms = { contact, partner, demo, newsletter };
/** Fields of a line each; the newsletter's consent and the choices have a fixed set of values. */
const LONG = ['message', 'motivazione', 'note', 'form', 'privacyAccepted'];

const injected: readonly Abuse[] = Object.entries(forms).flatMap(([name, fields]) =>
  Object.keys(fields)
    .filter((field) => !LONG.includes(field))
    .flatMap((field) => {
      const changed = { ...fields, [field]: `a@b.it\r\nBcc: ${victim}` };
      return [
        refused(`CRLF in ${field} of ${name}`, 422, json(changed)),
        refused(`CRLF in ${field} of ${name}, as a form post`, 303, form(asFormPost(changed))),
      ];
    }),
);

const breaks = {
  CRLF: '\r\n',
  LF: '\n',
  CR: '\r',
  NUL: '\0',
  NEL: '\u0085',
  LS: '\u2028',
  VT: '\v',
  ESC: '\u001B',
};

const inPayload = ['subject', 'from', 'replyTo', 'senderName'].flatMap((field) =>
  Object.entries(breaks).map(([name, end]) =>
    refused(`${name} in ${field}`, 422, json({ ...payload, [field]: `a@b.it${end}Bcc: ${victim}` })),
  ),
);

const word = '=?utf-8?Q?=0D=0ABcc:_vittima=40altrove.example?=';

export const headerLines: readonly Abuse[] = [
  ...injected,
  ...inPayload,
  harmless('encoded word in subject', json({ ...payload, subject: word })),
  harmless('encoded word in senderName', json({ ...payload, senderName: word })),
  refused('encoded word in replyTo', 422, json({ ...payload, replyTo: `${word}@x.it` })),
  harmless('encoded word in the address of a form', json({ ...demo, email: '=?utf-8?B?eA==?=@x.it' })),
  harmless('encoded word in the company of a form', json({ ...demo, nomeAzienda: word })),
  harmless('percent-encoded line end', json({ ...payload, subject: `a%0D%0ABcc: ${victim}` })),
  harmless('line end spelled out', json({ ...payload, subject: String.raw`a\r\nBcc: ${victim}` })),
  harmless('header lines in the text', json({ ...payload, body: `.\r\nBcc: ${victim}\r\n\r\n<b>x</b>` })),
  harmless(
    'boundaries in the text',
    json({ ...payload, body: '--sito-0\r\nContent-Type: text/html\r\n\r\n--\r\n.\r\n' }),
  ),
  harmless('a subject of direction marks alone', json({ ...payload, subject: '\u200F\u200E\u061C' })),
];

export const senders: readonly Abuse[] = [
  harmless('own box as from', json({ ...payload, from: 'direzione@azienda.example' })),
  harmless('foreign from', json({ ...payload, from: `Banca <${victim}>` })),
  ...[
    `Direzione <direzione@azienda.example>`,
    `x" <${victim}>`,
    `Direzione ＜direzione＠azienda.example＞`,
  ].map((name) => harmless(`${name} as senderName`, json({ ...payload, senderName: name }))),
  refused('sender', 422, json({ ...payload, sender: victim })),
  refused('From in capitals', 422, json({ ...payload, From: victim })),
  ...[`${victim}, x@y.it`, `Anna <${victim}>`, `"a b"@x.it`, `${victim};x@y.it`, 'x@y', `<${victim}>`].map(
    (address) => refused(`${address} as replyTo`, 422, json({ ...payload, replyTo: address })),
  ),
  refused('list as replyTo', 422, json({ ...payload, replyTo: [victim, victim] })),
  refused('object as subject', 422, json({ ...payload, subject: { toString: victim } })),
];

const markup: Record<string, string> = {
  'script, picture and link':
    '<script src=//altrove.example></script><img src=//altrove.example/p.gif><a href="//altrove.example">Qui</a> testo',
  'escaped script': '&lt;script&gt;alert(1)&lt;/script&gt; testo',
  'tags inside of tags': '<scr<script>ipt>alert(1)</scr</script>ipt> testo',
  'a tag that never ends': 'testo <img src=x onerror=alert(1)',
  'attributes with quotes': `testo <p title='"><script>x</script>'>`,
  'a comment that never ends': 'testo <!-- </p></body></html>',
  'style sheet, form and frame':
    '<style>*{}</style><form action=//altrove.example><input><iframe src=//altrove.example> testo',
  'vector picture': '<svg/onload=alert(1)><math href="javascript:x"> testo',
  'conditional comment': '<!--[if mso]><script>x</script><![endif]--> testo',
};

export const html: readonly Abuse[] = [
  ...Object.entries(markup).flatMap(([name, text]) => {
    const { body: _, ...rest } = payload;
    return [
      harmless(`${name} as html`, json({ ...rest, html: text })),
      harmless(`${name} as body`, json({ ...payload, body: text })),
      harmless(`${name} in a message`, json({ ...contact, message: text })),
      harmless(`${name} in a name`, form(asFormPost({ ...demo, nomeAzienda: text })), 303),
    ];
  }),
  refused('html that says nothing', 422, json({ to: payload.to, subject: 'a', html: '<script>x</script>' })),
];

/** Programs fill every field; the answer must not tell them that they were caught. */
export const traps: readonly Abuse[] = Object.entries({ ...forms, payload }).flatMap(([name, fields]) => {
  const filled = { ...fields, rg_vuoto: '+39 02 000' };
  const caught = (tries: string, line: string, status: number): Abuse => ({
    tries,
    lines: [line],
    statuses: status,
  });
  return [
    caught(`the trap field of ${name}`, json(filled), 200),
    ...('form' in fields
      ? [caught(`the trap field of ${name}, as a form post`, form(asFormPost(filled)), 303)]
      : []),
  ];
});
