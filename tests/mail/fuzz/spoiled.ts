import fc from 'fast-check';
import { MAX_BODY_BYTES } from '@/lib/mail/request/read-request';
import { boxes } from '../mail-fixture';
import { asJson, type Body, encoding } from './requests';
import { type Fields, isScripted, partnerPost, payload, taken } from './submissions';
import { hostileText, MARK } from './texts';

export type Spoiled = { body: Body; headers?: Readonly<Record<string, string>> };

const FORBIDDEN = [...'\0\b\u000B\u001B\u007F\u0085\u009F\u202A\u202E\u2066\u2069', '\uD800', '\uDFFF'];
const FORBIDDEN_IN_LINE = [...FORBIDDEN, ...'\n\r\t\u2028\u2029', '\r\nBcc: a@b.it\r\n\r\n'];
const TEXTS = ['message', 'motivazione', 'note', 'body', 'text', 'html'];

const pick = <T>(list: readonly T[], place: number) => list[place % list.length] as T;

/** In any field, at any place, a character that may not stand there. */
const forbidden = fc
  .tuple(taken, fc.nat(), fc.nat(), fc.nat())
  .map(([fields, which, place, kind]): Spoiled => {
    const [name, value] = pick(
      Object.entries(fields).filter(([, content]) => typeof content === 'string'),
      which,
    );
    const text = String(value);
    const at = place % (text.length + 1);
    const character = pick(TEXTS.includes(name) ? FORBIDDEN : FORBIDDEN_IN_LINE, kind);
    return { body: asJson({ ...fields, [name]: text.slice(0, at) + character + text.slice(at) }) };
  });

const own = [boxes.info, ...boxes.others];
const isOwn = (to: string) => own.includes(to.toLowerCase());
const around = fc
  .tuple(fc.constantFrom(...own), hostileText, fc.nat(), fc.nat({ max: 2 }))
  .map(([box, text, place, cut]) => {
    const at = place % (box.length + 1);
    return box.slice(0, at) + text + box.slice(at + cut);
  });
const foreignAddress = fc.oneof(
  around,
  hostileText,
  fc.emailAddress(),
  fc
    .tuple(fc.constantFrom(...own), fc.constantFrom(',', ', ', ';', ' ', '\n', '%2C'), fc.emailAddress())
    .map((all) => all.join('')),
  fc.tuple(fc.emailAddress(), fc.constantFrom(...own)).map(([address, box]) => `"${box}" <${address}>`),
);
const foreignTo: fc.Arbitrary<unknown> = fc.oneof(
  foreignAddress.filter((to) => !isOwn(to)),
  fc
    .array(fc.oneof(foreignAddress, fc.constantFrom(...own)), { maxLength: 4 })
    .filter((list) => list.length !== 1 || !isOwn(list[0] ?? '')),
  fc.object({ maxDepth: 1 }),
  fc.constantFrom(...own).map((box) => ({ to: box })),
  fc.constantFrom(...own).map((box) => [[box]]),
);

const toSomebodyElse = fc
  .tuple(fc.oneof(payload, partnerPost), foreignTo)
  .map(([fields, to]): Spoiled => ({ body: asJson({ ...fields, to }) }));

const unknownKey = fc.oneof(
  fc.constantFrom('cc', 'bcc', 'To', 'headers', 'reply_to', '__proto__', 'constructor', 'attachments', 'To:'),
  hostileText,
);
const moreFields = fc
  .tuple(taken, unknownKey, fc.oneof(hostileText, fc.constant({ to: `${MARK}@x.it` })), encoding)
  .map(([fields, name, value, encode]): Spoiled => {
    const more: Fields = Object.fromEntries([...Object.entries(fields), [name, value]]);
    return { body: isScripted(fields) ? asJson(more) : encode(more) };
  });

const escaped = (name: string) =>
  `"${[...name].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`;
/** A key twice, one of them perhaps in another spelling. */
const twice = fc
  .tuple(taken, fc.nat(), fc.boolean(), fc.boolean())
  .map(([fields, which, before, plain]): Spoiled => {
    const [name, value] = pick(Object.entries(fields), which);
    const pair = `${plain ? JSON.stringify(name) : escaped(name)} :${JSON.stringify(value)}`;
    const text = JSON.stringify(fields);
    const body = before ? `{${pair},${text.slice(1)}` : `${text.slice(0, -1)},${pair}}`;
    return { body: { type: 'application/json', bytes: Buffer.from(body) } };
  });

const fromElsewhere = fc
  .tuple(
    taken,
    encoding,
    fc.oneof(
      fc.webUrl().map((url) => ({ Origin: new URL(url).origin })),
      fc.constantFrom('cross-site', 'same-site', MARK).map((site) => ({ 'Sec-Fetch-Site': site })),
    ),
  )
  .map(([fields, encode, headers]): Spoiled => ({ body: encode(fields), headers }));

const BAD_UTF8 = [
  [0xff],
  [0xc3, 0x28],
  [0xed, 0xa0, 0x80],
  [0xc0, 0xaf],
  [0xf5, 0x80, 0x80, 0x80],
  [0xe2, 0x82],
];
const badUtf8 = fc.tuple(taken, encoding, fc.nat()).map(([fields, encode, kind]): Spoiled => {
  const { type, bytes } = isScripted(fields) ? asJson(fields) : encode(fields);
  const all = Buffer.from(bytes);
  const at = all.indexOf(MARK);
  return {
    body: {
      type,
      bytes: Buffer.concat([all.subarray(0, at), Buffer.from(pick(BAD_UTF8, kind)), all.subarray(at)]),
    },
  };
});

const tooLong = fc.tuple(taken, fc.nat({ max: 2000 })).map(([fields, over]): Spoiled => {
  const { type, bytes } = asJson(fields);
  const filled = Buffer.alloc(MAX_BODY_BYTES + 1 + over, ' ');
  filled.set(bytes);
  return { body: { type, bytes: filled } };
});

/** Submissions that one thing alone makes wrong, and how each is answered when no page can help. */
export const spoiled: Readonly<Record<string, readonly [fc.Arbitrary<Spoiled>, readonly number[]]>> = {
  'a forbidden character': [forbidden, [403, 422]],
  'a recipient that is no box of the company': [toSomebodyElse, [403, 422]],
  'an unknown field': [moreFields, [422, 303]],
  'a key that stands twice': [twice, [422]],
  'another site': [fromElsewhere, [403]],
  'bytes that are no UTF-8': [badUtf8, [400]],
  'more than 64 KB': [tooLong, [413]],
};
