/**
 * A passage of a document. The words between two pairs of equals signs are the matched ones:
 * `Il preavviso è di ==sei mesi==.` A letter after a caret, `==sei mesi^a==`, ties them to the part of the question
 * they answer.
 */
export type PassageText = string;

/** Where a passage was read. */
export type Source = {
  /** File name, as it stands in the archive. */
  file: string;
  /** Page of the file, digits only. */
  page: string;
};

/** A passage with its matched words marked; the letters only help the eye, so screen readers skip them. */
export function Passage({ text }: { text: PassageText }) {
  const words = text.split('==');
  // Between the pairs of signs every second piece is a match.
  return words.map((piece, index) => (index % 2 === 1 ? <Match key={piece} words={piece} /> : piece));
}

function Match({ words }: { words: string }) {
  const [text, letter] = words.split('^');
  return (
    <mark>
      {text}
      {letter && <Letter>{letter}</Letter>}
    </mark>
  );
}

/** The raised letter of a critical apparatus, in red lead. */
export function Letter({ children }: { children: string }) {
  return (
    <sup
      className="ml-[0.1em] font-text text-[0.66em] leading-none font-semibold text-accent"
      aria-hidden="true"
    >
      {children}
    </sup>
  );
}
