import type { Problem } from '@/components/sections/problem-list';

export type RecitalsCopy = {
  /** "Premesso che". */
  opening: string;
  items: readonly Problem[];
  closing: string;
};

/** The problems as the recitals of a contract, on the ruled paper of Italian courts and notaries. */
export function Recitals({ copy }: { copy: RecitalsCopy }) {
  return (
    <div className="ruled-sheet border border-rule bg-sheet font-display shadow-sheet">
      <p>{copy.opening}</p>
      <ol>
        {copy.items.map((item, index) => (
          <li key={item.title} className="relative pl-7 sm:pl-9">
            <span aria-hidden="true" className="absolute left-0">
              {'abcdefghijklmnopqrstuvwxyz'[index]})
            </span>
            <h3 className="inline tracking-normal">{item.title}</h3> {item.text}
          </li>
        ))}
      </ol>
      <p>{copy.closing}</p>
    </div>
  );
}
