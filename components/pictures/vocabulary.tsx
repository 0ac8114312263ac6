import type { Vocabulary as VocabularyCopy } from '@/lib/schema/sections/vocabulary';
import { Passage } from './passage';

/** A card of a taxonomy, and the same question asked without it and with it. */
export function Vocabulary({ copy }: { copy: VocabularyCopy }) {
  const { card } = copy;
  return (
    <figure className="grid gap-x-12 gap-y-7 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div className="self-start border border-filetto border-t-2 border-t-inchiostro bg-foglio px-5 pt-4 pb-3 lg:px-6 lg:pt-5 lg:pb-6 shadow-foglio">
        <p className="text-nota text-inchiostro-tenue">{card.label}</p>
        <p className="mt-1 font-display text-titolo-2 font-semibold">{card.term}</p>
        <p className="mt-1 text-piccolo">{card.note}</p>
        <dl className="mt-3 lg:mt-5">
          {card.relations.map((relation) => (
            <div
              key={relation.name}
              className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 border-t border-filetto py-1.5 text-piccolo lg:py-2.5"
            >
              <dt className="text-inchiostro-tenue">{relation.name}</dt>
              <dd className="font-display text-[1.0625rem]">{relation.terms.join(', ')}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <p className="rubrica">{copy.questionLabel}</p>
        <p className="mt-1 font-display text-titolo-3 leading-[1.25] font-medium">{copy.question}</p>
        <ul className="mt-4 lg:mt-6">
          {copy.outcomes.map((outcome) => (
            <li
              key={outcome.title}
              className={`border-t py-3 lg:py-5 ${outcome.found ? 'border-t-2 border-minio' : 'border-filetto'}`}
            >
              <p
                className={`text-piccolo font-semibold ${outcome.found ? 'text-minio' : 'text-inchiostro-tenue'}`}
              >
                {outcome.title}
              </p>
              <p
                className={`mt-2 font-display text-guida leading-[1.4] ${outcome.found ? '' : 'text-inchiostro-tenue'}`}
              >
                «<Passage text={outcome.passage} />»
              </p>
              <p className="mt-1 font-mono text-nota break-words text-inchiostro-tenue">{outcome.source}</p>
              <p className="mt-2 text-piccolo">{outcome.comment}</p>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
