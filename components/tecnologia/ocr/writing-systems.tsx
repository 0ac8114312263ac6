import { Section, type SectionCopy } from '@/components/ui/section';
import letterWords from './letter-words.svg';

export type WritingSample = {
  /** Language code, for screen readers. */
  lang: string;
  word: string;
  /** Only for scripts that our fonts do not contain: the width of the drawn word, at 200 units per em. */
  drawnWidth?: number;
};

/** Languages, each with one word in its own script, and the number of the others. */
export type WritingSystemsCopy = SectionCopy & {
  items: readonly (WritingSample & { name: string })[];
  /** The number that completes the list, and its label. */
  others: { before: string; value: string; after: string };
};

/** Units from the highest accent to the lowest descender of the drawn words. */
const drawnHeight = 240;

/** One word in many scripts, each above the name of its language. */
export function WritingSystems({ copy }: { copy: WritingSystemsCopy }) {
  return (
    <Section id={copy.id} copy={copy}>
      <ul className="flex flex-wrap items-end gap-x-8 gap-y-7 sm:gap-x-12 sm:gap-y-10">
        {copy.items.map((item) => (
          <li key={item.name}>
            <span
              lang={item.lang}
              className="block font-display text-[min(clamp(2rem,1.5rem+2.2vw,3.5rem),10vw)] leading-[1.15] font-medium tracking-[-0.01em]"
            >
              {item.drawnWidth ? (
                // biome-ignore lint/performance/noImgElement: a drawn SVG needs no image service
                <img
                  src={`${letterWords.src}#${item.lang}`}
                  alt={item.word}
                  width={item.drawnWidth}
                  height={drawnHeight}
                  loading="lazy"
                  className="-mt-[0.05em] h-[1.2em] w-auto forced-colors:forced-color-adjust-none forced-colors:bg-paper"
                />
              ) : (
                item.word
              )}
            </span>{' '}
            <span className="mt-1 block text-note text-ink-muted">{item.name}</span>
          </li>
        ))}
        <li className="font-display text-[min(clamp(2rem,1.5rem+2.2vw,3.5rem),10vw)] leading-[1.15] font-medium tracking-[-0.01em] text-ink-muted">
          {copy.others.before} <span className="figures">{copy.others.value}</span>{' '}
          <span className="mt-1 block font-text text-note font-normal tracking-normal">
            {copy.others.after}
          </span>
        </li>
      </ul>
    </Section>
  );
}
