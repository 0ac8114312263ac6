import { Passage, type PassageText } from '@/components/pictures/passage';
import { Icon } from '@/components/ui/icon';

/** How the permission of a folder reaches a document, and what two users find. */
export type AccessPathCopy = {
  levels: { kind: string; name: string; rule: string; groups: string; exception: boolean }[];
  question: string;
  readers: { user: string; group: string; place: string; found: PassageText; allowed: boolean }[];
};

const indents = ['', 'pl-5 sm:pl-10', 'pl-10 sm:pl-20'];

/** A permission inherited from a folder by a document, and the same search by two users. */
export function AccessPath({ copy }: { copy: AccessPathCopy }) {
  return (
    <div className="rounded-sheet border border-rule bg-sheet shadow-sheet">
      <ol className="px-4 py-5 sm:px-6">
        {copy.levels.map((level, index) => (
          <li key={level.name} className={`${indents[index] ?? ''} pb-4 last:pb-0`}>
            <div
              className={`grid gap-x-6 border-l-2 pl-4 sm:grid-cols-[1fr_13rem] ${level.exception ? 'border-accent' : 'border-ink'}`}
            >
              <p className="min-w-0">
                <span className="block text-note text-ink-muted">{level.kind}</span>
                <span className="font-semibold wrap-anywhere">{level.name}</span>
              </p>
              <p className="text-small">
                <span
                  className={`block text-note ${level.exception ? 'font-semibold text-accent' : 'text-ink-muted'}`}
                >
                  {level.rule}
                </span>
                {level.groups}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="flex items-baseline gap-3 border-y border-rule px-4 py-3 text-small font-semibold sm:px-6">
        <Icon name="search" className="w-3.5 flex-none [translate:0_0.125rem]" />
        {copy.question}
      </p>
      <ul className="grid sm:grid-cols-2">
        {copy.readers.map((reader) => (
          <li
            key={reader.user}
            className={`px-4 py-4 sm:px-6 ${reader.allowed ? '' : 'border-rule text-ink-muted max-sm:border-t sm:border-l'}`}
          >
            <p className="text-note">
              <span className="font-mono">{reader.user}</span>, {reader.group}
            </p>
            <p className="mt-2 flex items-baseline gap-2 text-note font-semibold">
              <Icon
                name={reader.allowed ? 'sheet' : 'cross'}
                className="w-3 flex-none [translate:0_0.125rem]"
              />
              <span className="min-w-0 wrap-anywhere">{reader.place}</span>
            </p>
            <p className={`mt-1 ${reader.allowed ? 'font-display leading-normal' : 'text-small'}`}>
              <Passage text={reader.found} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
