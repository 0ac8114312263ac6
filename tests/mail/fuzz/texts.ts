import fc from 'fast-check';
import { hasForbiddenInText } from '@/lib/forms/rules';

/** Stands in every submitted text and name, and nowhere else: whatever repeats it has come from outside. */
export const MARK = 'zqxjk';

/** What a person could type, and an abuser would: allowed in a field, dangerous where it is copied without care. */
const TRICKS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='x",
  '<a href="https://altrove.example">qui</a>',
  '</p></body></html>',
  '<!-- ',
  ']]>',
  '&lt;b&gt;',
  '&#60;b&#62;',
  '&#13;&#10;Bcc: vittima@altrove.example',
  '%0D%0ABcc:%20vittima@altrove.example',
  String.raw`\r\nBcc: vittima@altrove.example`,
  'Bcc: vittima@altrove.example',
  '=?utf-8?B?PHNjcmlwdD4=?=',
  '=?utf-8?Q?=0D=0ABcc:_vittima=40altrove.example?=',
  '=?utf-8?q?=00?= =?x?Q?',
  '<vittima@altrove.example>',
  'a@b.example, c@d.example;',
  'vittima\uFF20altrove.example',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<svg/onload=alert(1)><math href="javascript:x">',
  '<!--[if mso]><style>*{}</style><form action=//altrove.example><![endif]-->',
  '<img src=x onerror=alert(1)',
  '$&$1`',
  '"\\"',
  '\\',
  '.',
  ', ; : ( ) [ ] < > {',
  '  ',
  '\u00A0',
  '\u3000',
  '\uFEFF',
  '\u200B',
  '\u200D',
  '\u200E\u200F\u061C',
  '\u00AD',
  '\u180E',
  '\uFFFD',
  '\uFFFE\uFFFF',
  '\u{E0041}\u{E007F}',
  '\u037E\u1FEF\u212A',
  'מחיר 10 מ"מ',
  'مرحبا',
  'e\u0301\u0323\u0323',
  '👩‍👩‍👧',
  '𝒳',
  'ß'.repeat(40),
  '🎉'.repeat(30),
  'x'.repeat(110),
  '__proto__',
  'constructor',
];

/** What no field may hold, and lines of headers. */
const FORBIDDEN = [
  '\r\nBcc: vittima@altrove.example',
  '\nTo: vittima@altrove.example\n\n<b>',
  '\rX: y',
  '\u0000',
  '\u001B[2J',
  '\u0007',
  '\u007F',
  '\u0085',
  '\u009B31m',
  '\u2028',
  '\u2029',
  '\u202E',
  '\u2066',
  '\uD800',
  '\uDC00x',
  '\v\f',
];

const joined = (parts: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.array(parts, { maxLength: 5 }), fc.array(parts, { maxLength: 5 }))
    .map(([before, after]) => `${before.join('')}${MARK}${after.join('')}`);

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TRICKS) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

/** Any text at all, the forbidden kinds among it. */
export const hostileText = joined(
  fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...FORBIDDEN) }, { weight: 3, arbitrary: anyText }),
);

const allowed = (text: string) => [...text].filter((character) => !hasForbiddenInText(character)).join('');

/** A line that a field of so many characters must take, trimmed or not. */
export const takenLine = (max: number) =>
  joined(anyText).map((text) => {
    const line = allowed(text).replace(/[\n\t\u2028\u2029]/g, '');
    // Lone halves of a pair may stand at the cut.
    return allowed((line.length <= max ? line : `${MARK}${line}`).slice(0, max));
  });

/** A text of several lines that a field must take, with all kinds of line ends. */
export const takenText = fc
  .array(
    fc.tuple(joined(anyText), fc.constantFrom('\n', '\r\n', '\r', '\n\n', ' \n', '\t\n', '\u2028', '')),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((lines) =>
    lines
      .map(([line, end]) => allowed(line) + end)
      .join('')
      .slice(0, 4500),
  )
  .map((text) => text.replace(/\p{Cs}/gu, ''));

const LOCAL_PARTS = [
  'mario.rossi+x',
  "o'neill",
  '{a}|b~c',
  '!#$%&*/^_`-',
  '=?utf-8?Q?vittima=40altrove.example=2C?=',
  '=?utf-8?B?eA==?=',
  'a=?b',
  'bcc',
  '__proto__',
  'x'.repeat(150),
];

/** Addresses that the forms take, plain enough for a header or not. */
export const takenEmail = fc
  .tuple(fc.constantFrom(...LOCAL_PARTS), fc.constantFrom('cliente.example', 'a.b-c.EXAMPLE', 'x.it'))
  .map(([local, domain]) => `${local}${MARK}@${domain}`);
