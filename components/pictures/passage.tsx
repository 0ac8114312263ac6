/**
 * A passage of a document. Words between double equals signs are matches: `Il preavviso è di ==sei mesi==.` A letter
 * after a caret, `==sei mesi^a==`, connects them with a part of the question.
 */
export type PassageText = string;

export type Source = {
  file: string;
  /** "pag. 12", "art. 5". */
  place: string;
};

/** A passage with its matches marked. Screen readers skip the letters. */
export function Passage({ text }: { text: PassageText }) {
  const pieces = text.split('==');
  // After the split, odd indexes are matches.
  return pieces.map((piece, index) => (index % 2 === 1 ? <Match key={piece} piece={piece} /> : piece));
}

function Match({ piece }: { piece: string }) {
  const [text, letter] = piece.split('^');
  return (
    <mark>
      {text}
      {letter && <SuperscriptLetter>{letter}</SuperscriptLetter>}
    </mark>
  );
}

export function SuperscriptLetter({ children }: { children: string }) {
  return (
    <sup className="font-text text-[0.66em] leading-none font-semibold" aria-hidden="true">
      &nbsp;{children}
    </sup>
  );
}
