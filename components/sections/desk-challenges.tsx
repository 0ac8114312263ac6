import type { DeskChallenge } from '@/lib/schema/sections/desk-challenges';

/** The difficulties of an institution, one a line, under the name of the department that has each. */
export function DeskChallenges({ challenges }: { challenges: readonly DeskChallenge[] }) {
  return (
    <ul>
      {challenges.map((challenge) => (
        <li
          key={challenge.title}
          className="grid gap-x-8 gap-y-1 border-t border-filetto py-5 last:border-b md:grid-cols-[9rem_minmax(0,5fr)_minmax(0,4fr)] md:items-baseline"
        >
          <p className="rubrica">{challenge.desk}</p>
          <h3 className="text-titolo-4 text-balance">{challenge.title}</h3>
          <p className="text-piccolo text-inchiostro-tenue">{challenge.text}</p>
        </li>
      ))}
    </ul>
  );
}
