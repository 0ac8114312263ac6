import fc from 'fast-check';
import { textAreas } from '../../forms/sample';
import { boxes } from '../mail-fixture';
import { asJson, type Body } from './requests';
import { partnerPost, payload, taken } from './submissions';
import { hostileText } from './texts';

const FORBIDDEN = [...'\0\b\u000B\u001B\u007F\u0085\u009F\u202A\u202E\u2066\u2069', '\uD800', '\uDFFF'];
const FORBIDDEN_IN_LINE = [...FORBIDDEN, ...'\n\r\t\u2028\u2029', '\r\nBcc: a@b.it\r\n\r\n'];
const TEXTS = [...textAreas, 'body', 'text', 'html'];

const pick = <T>(list: readonly T[], place: number) => list[place % list.length] as T;

/** In any field, at any place, a character that may not stand there. */
const forbidden = fc.tuple(taken, fc.nat(), fc.nat(), fc.nat()).map(([fields, which, place, kind]): Body => {
  const [name, value] = pick(
    Object.entries(fields).filter(([, content]) => typeof content === 'string'),
    which,
  );
  const text = String(value);
  const at = place % (text.length + 1);
  const character = pick(TEXTS.includes(name) ? FORBIDDEN : FORBIDDEN_IN_LINE, kind);
  return asJson({ ...fields, [name]: text.slice(0, at) + character + text.slice(at) });
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
  .map(([fields, to]) => asJson({ ...fields, to }));

/** Submissions that one thing alone makes wrong, answered 403 or 422. */
export const spoiled: Readonly<Record<string, fc.Arbitrary<Body>>> = {
  'a forbidden character': forbidden,
  'a recipient that is no box of the company': toSomebodyElse,
};
