import { SuperscriptLetter } from '@/components/pictures/passage';

/** A text in pieces. The same letter connects a piece of the question with a piece of the passage. */
export type LetteredText = readonly { text: string; letter?: string }[];

/** The question. Words that a passage answers are underlined. */
export function LetteredQuestion({ text: pieces }: { text: LetteredText }) {
  return pieces.map(({ text, letter }, index) => {
    if (!letter) return text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice
      <span key={index}>
        <span className="underline decoration-accent decoration-2 underline-offset-[0.22em]">{text}</span>
        <Letter>{letter}</Letter>
      </span>
    );
  });
}

/** A passage with its matches marked. */
export function LetteredPassage({ text: pieces }: { text: LetteredText }) {
  return pieces.map(({ text, letter }, index) => {
    if (!letter) return text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice
      <mark key={index}>
        {text}
        <Letter>{letter}</Letter>
      </mark>
    );
  });
}

/** Only highlights connect question and passage on a phone. */
function Letter({ children }: { children: string }) {
  return (
    <span className="max-sm:hidden">
      <SuperscriptLetter>{children}</SuperscriptLetter>
    </span>
  );
}
