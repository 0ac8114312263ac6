import { Fragment } from 'react';

export type ScannedPageCopy = {
  /** The printed words before the register number, the title, and the typed lines of the drawing below them. */
  printed: string;
  title: string;
  lines: readonly string[];
  /** The text around the stamp, and the date in it. */
  stamp: { ring: string; date: string };
};

/** Heights of the numbers in the margin. */
const marks = [72, 166, 311, 369, 398, 456];

/**
 * A typewritten page on the glass of a scanner, with a box around each word. A letter is 10 wide, and a line 29 high.
 * Hairlines from six words leave the drawing on the right, where the text that was read begins; a small screen has numbers.
 */
export function ScannedPage({ copy }: { copy: ScannedPageCopy }) {
  return (
    <svg
      viewBox="0 0 456 666"
      className="w-full self-start overflow-visible rounded-sheet bg-rule bg-[radial-gradient(var(--color-control)_0.4px,transparent_0.6px)] bg-size-[5px_5px]"
      fill="none"
      aria-hidden="true"
    >
      <g transform="translate(14 14) rotate(-1.3 214 319)">
        <path d="M3 5H431V642H3z" className="fill-control" opacity=".35" />
        <path d="M0 0H402L428 24V638H0z" className="fill-paper" />
        <path d="M402 0V24H428" className="fill-rule stroke-control" strokeWidth=".75" />
        <path
          d="M14 0V638M17 0V638M416 24V638M0 180h428m-428 29h428m-428 29h428m-428 29h428m-428 29h428m-428 29h428m-428 29h428m-428 29h428m-428 29h428m-428 29h428m-428 29h428m-428 29h428m-428 29h428m-428 29h428m-428 29h428"
          className="stroke-rule"
          strokeWidth=".75"
        />
        <path d="M0 332 428 334" className="stroke-control" opacity=".4" strokeWidth="1.5" />
        <TypedText copy={copy} />
        <Ink stamp={copy.stamp} />
        <path
          d="M0 60h.01M137 271h.01M274 482h.01M411 55h.01M120 266h.01M257 477h.01M394 50h.01M103 261h.01M240 472h.01M377 45h.01M86 256h.01M223 467h.01M360 40h.01M69 251h.01M206 462h.01M343 35h.01"
          className="stroke-ink"
          opacity=".45"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        <path
          d="M22 156h64v22h-64zM22 185h24v22h-24zM52 185h64v22h-64zM122 185h74v22h-74zM202 185h34v22h-34zM242 185h44v22h-44zM292 185h24v22h-24zM322 185h64v22h-64zM22 214h34v22h-34zM62 214h34v22h-34zM102 214h74v22h-74zM182 214h74v22h-74zM262 214h14v22h-14zM282 214h24v22h-24zM312 214h74v22h-74zM22 243h44v22h-44zM72 243h84v22h-84zM162 243h24v22h-24zM192 243h64v22h-64zM262 243h24v22h-24zM292 243h54v22h-54zM22 272h104v22h-104zM132 272h44v22h-44zM182 272h44v22h-44zM232 272h54v22h-54zM292 272h104v22h-104zM22 301h24v22h-24zM122 301h54v22h-54zM182 301h84v22h-84zM272 301h24v22h-24zM302 301h34v22h-34zM342 301h64v22h-64zM22 330h14v22h-14zM42 330h84v22h-84zM132 330h94v22h-94zM232 330h34v22h-34zM272 330h74v22h-74zM352 330h24v22h-24zM22 359h54v22h-54zM162 359h24v22h-24zM192 359h44v22h-44zM242 359h94v22h-94zM342 359h54v22h-54zM22 388h64v22h-64zM92 388h94v22h-94zM192 388h34v22h-34zM232 388h44v22h-44zM282 388h24v22h-24zM22 417h24v22h-24zM52 417h64v22h-64zM122 417h14v22h-14zM142 417h94v22h-94zM242 417h24v22h-24zM272 417h44v22h-44zM322 417h74v22h-74zM22 446h74v22h-74zM102 446h14v22h-14zM262 446h34v22h-34zM302 446h24v22h-24zM332 446h54v22h-54zM22 475h104v22h-104zM132 475h84v22h-84zM222 475h24v22h-24zM252 475h44v22h-44zM302 475h94v22h-94z"
          className="stroke-control"
          strokeWidth=".6"
        />
        <g strokeWidth="1.25">
          <path
            d="M92 156h294v22h-294zM52 301h64v22h-64zM82 359h74v22h-74zM122 446h124v22h-124z"
            className="stroke-ink"
          />
          <path d="M160 44h96v44h-96zM312 388h74v22h-74z" className="stroke-accent" />
        </g>
        <g className="font-text lg:hidden" fontSize="17" fontWeight="600" textAnchor="middle">
          {marks.map((y, index) => (
            <Fragment key={y}>
              <circle cx="9" cy={y} r="11" className="fill-ink" />
              <text x="9" y={y + 6} className="fill-sheet">
                {index + 1}
              </text>{' '}
            </Fragment>
          ))}
        </g>
      </g>
      <g className="max-lg:hidden">
        <path
          d="M396.8 188.1v3.5L432.8 190.8 532 198.5M130.1 339.2v3.5L436.1 335.8 532 378.5M171.4 396.3v3.5L437.4 393.8 532 450.5M263.4 481.2v3.5L439.4 480.7 532 558.5"
          className="stroke-ink-muted"
        />
        <path
          d="M264.7 101.1 430.7 97.3 532 126.5M402 420.1v3.5L438.1 422.8 532 486.5"
          className="stroke-accent"
        />
      </g>
    </svg>
  );
}

/** `textLength` sets the width of a letter, because the font of the visitor is not known. */
function TypedText({ copy }: { copy: ScannedPageCopy }) {
  return (
    <g className="fill-ink font-mono" fontSize="17">
      <text x="24" y="78" textLength={copy.printed.length * 10}>
        {copy.printed}
      </text>{' '}
      <text x="214" y="130" textAnchor="middle" fontSize="19" fontWeight="600" letterSpacing="1.5">
        {copy.title}
      </text>{' '}
      {copy.lines.map((line, index) => (
        <Fragment key={line}>
          <text x="24" y={172 + index * 29} textLength={line.length * 10}>
            {line}
          </text>{' '}
        </Fragment>
      ))}
    </g>
  );
}

/** The handwritten number 4187 on its dotted line, the pale stamp that makes the word under it hard to read, the signature. */
function Ink({ stamp }: Pick<ScannedPageCopy, 'stamp'>) {
  return (
    <>
      <path d="M156 84H254" className="stroke-control" strokeDasharray="1.5 3" />
      <path
        d="M5 1C3 9 1 15-1 20C5 19 10 18 16 18M12 9C11 17 10 25 8 34M25 9C28 7 30 5 32 2C31 13 29 23 28 33M55 6C50 0 41 4 43 11C45 17 54 19 52 27C50 35 39 33 41 25C42 18 55 13 55 6M64 5C70 3 75 4 81 3C76 13 72 22 70 34M66 19C71 18 74 18 78 17"
        transform="translate(167 48) rotate(-3)"
        className="stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g
        transform="translate(357 415) rotate(-14)"
        opacity=".65"
        strokeWidth="1.75"
        className="stroke-secure"
      >
        <circle r="47" />
        <circle r="31" strokeWidth="1" />
        <path id="giro-timbro" d="M0 35.5A35.5 35.5 0 1 1 .1 35.5" stroke="none" />
        <g stroke="none" className="fill-secure font-text" fontWeight="600">
          <text fontSize="9.5" letterSpacing=".8">
            <textPath href="#giro-timbro" textLength="218">
              {stamp.ring}
            </textPath>
          </text>{' '}
          <text fontSize="10.5" textAnchor="middle" y="4">
            {stamp.date}
          </text>{' '}
        </g>
      </g>
      <path
        d="M0 20C14 4 20-8 26 2C30 10 10 30 18 28C30 24 34 6 42 6C48 8 36 26 46 24C56 20 60 8 66 12C70 16 62 26 74 22C92 14 110 16 132 10"
        transform="translate(264 572)"
        className="stroke-ink"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  );
}
