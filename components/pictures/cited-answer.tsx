import type { CitedAnswer as CitedAnswerCopy } from '@/lib/schema/sections/cited-answer';
import { Passage } from './passage';

/**
 * A document on its way through the product: the sheet, what the index knows of it, the question, the answer, and the
 * red line that leads from the answer back to the passage it comes from.
 */
export function CitedAnswer({ copy }: { copy: CitedAnswerCopy }) {
  return (
    <figure>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div className="grid lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:gap-x-8">
        <Index index={copy.index} />
        <div className="rounded-t-foglio border border-b-0 border-filetto bg-foglio px-5 pt-4 sm:px-10 sm:pt-6 lg:col-span-6 lg:col-start-3 lg:row-start-1">
          <p className="font-mono text-nota break-words text-inchiostro-tenue">{copy.sheet.file}</p>
          <p className="mt-6 text-center font-display text-titolo-4 font-medium">{copy.sheet.heading}</p>
          <Paragraphs texts={copy.sheet.above} />
        </div>
        <div className="relative border-x border-filetto bg-foglio px-5 py-3 sm:px-10 lg:col-span-6 lg:col-start-3 lg:row-start-2">
          <p className="border-l-2 border-minio pl-4 font-display text-guida sm:-ml-4.5">
            <Passage text={copy.sheet.passage} />
          </p>
          {/* From the passage to its citation, across the gap. */}
          <span
            aria-hidden="true"
            className="absolute top-7 left-full hidden w-[calc(2rem+1px)] border-t-2 border-minio lg:block"
          />
        </div>
        <div className="overflow-hidden rounded-b-foglio border border-t-0 border-filetto bg-foglio px-5 pb-4 shadow-foglio sm:px-10 sm:pb-6 lg:col-span-6 lg:col-start-3 lg:row-start-3">
          <Paragraphs texts={copy.sheet.below} />
          <p className="cifre mt-6 text-center text-nota text-inchiostro-tenue">{copy.sheet.folio}</p>
        </div>
        <div className="mt-8 lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:mt-0 lg:self-end lg:pb-6">
          <p className="rubrica">{copy.question.label}</p>
          <p className="mt-1 font-display text-titolo-3 leading-[1.25]">{copy.question.text}</p>
        </div>
        <div className="mt-6 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-2 lg:mt-0 lg:pt-7">
          <div className="border-t-2 border-minio pt-3">
            <p className="rubrica">{copy.answer.label}</p>
            <p className="mt-1">
              {copy.answer.text}
              <sup className="ml-0.5 font-semibold text-minio">{copy.answer.mark}</sup>
            </p>
            <p className="mt-4 border-t border-filetto pt-3 text-piccolo text-inchiostro-tenue">
              <span className="mr-1.5 font-semibold text-minio">{copy.answer.mark}</span>
              <span className="sr-only">{copy.source.label}: </span>
              {copy.source.place}
            </p>
          </div>
        </div>
      </div>
    </figure>
  );
}

function Index({ index }: { index: CitedAnswerCopy['index'] }) {
  return (
    <div className="mb-6 lg:col-span-2 lg:row-span-3 lg:row-start-1 lg:mb-0">
      <p className="rubrica">{index.label}</p>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 text-piccolo sm:grid-cols-4 lg:grid-cols-1">
        {index.facts.map((fact) => (
          <div key={fact.name} className="border-t border-filetto pt-2">
            <dt className="text-nota text-inchiostro-tenue">{fact.name}</dt>
            <dd className="cifre">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="mt-3 font-display text-piccolo text-inchiostro-tenue">
      {text}
    </p>
  ));
}
