import type { Challenge } from '@/lib/schema/sections/challenges';

/** The difficulties of a sector, said large, with what each of them costs. */
export function Challenges({ challenges }: { challenges: readonly Challenge[] }) {
  return (
    <ol className="grid gap-x-10 sm:grid-cols-2">
      {challenges.map((challenge, index) => (
        <li
          key={challenge.title}
          className="grid grid-cols-[2rem_1fr] gap-x-2 border-t border-filetto pt-5 pb-8"
        >
          <span aria-hidden="true" className="cifre font-display text-titolo-4 text-inchiostro-tenue">
            {index + 1}
          </span>
          <div>
            <h3 className="text-titolo-4">{challenge.title}</h3>
            <p className="mt-2 text-inchiostro-tenue">{challenge.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
