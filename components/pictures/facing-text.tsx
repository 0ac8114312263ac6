import type { FacingParagraph, FacingTextCopy } from '@/lib/schema/sections/facing-text';
import { Passage } from './passage';

const columns = 'md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

/** A contract as in an edition with the translation opposite: each paragraph beside what it says in plain words. */
export function FacingText({ copy }: { copy: FacingTextCopy }) {
  return (
    <figure>
      <div className="rounded-foglio border border-filetto bg-foglio shadow-foglio">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 px-5 pt-5 pb-3 text-nota text-inchiostro-tenue sm:px-8">
          <p>
            <span className="font-mono wrap-anywhere text-inchiostro">{copy.file}</span>, {copy.place}
          </p>
          <p className="cifre">{copy.outcome}</p>
        </div>
        <ul className="flex flex-wrap gap-x-8 gap-y-0 border-b-2 border-inchiostro px-5 text-piccolo sm:px-8">
          {copy.flagged.map((item) => (
            <li
              key={item.article}
              className={`-mb-0.5 py-2 ${item.current ? 'border-b-3 border-minio font-semibold' : 'text-inchiostro-tenue max-sm:hidden'}`}
            >
              <span className="cifre">{item.article}</span> {item.heading}
            </li>
          ))}
        </ul>
        <div className={columns}>
          <p className="hidden px-8 pt-6 text-piccolo text-inchiostro-tenue md:block">{copy.textLabel}</p>
          <p className="hidden border-l border-filetto bg-carta px-8 pt-6 text-piccolo text-inchiostro-tenue md:block">
            {copy.plainLabel}
          </p>
        </div>
        {copy.paragraphs.map((paragraph, index) => (
          <Paragraph
            key={paragraph.number}
            paragraph={paragraph}
            plainLabel={copy.plainLabel}
            last={index === copy.paragraphs.length - 1}
          />
        ))}
      </div>
      <figcaption className="mt-3 text-nota text-inchiostro-tenue">{copy.caption}</figcaption>
    </figure>
  );
}

function Paragraph({
  paragraph,
  plainLabel,
  last,
}: {
  paragraph: FacingParagraph;
  plainLabel: string;
  last: boolean;
}) {
  const { finding } = paragraph;
  const end = last ? 'md:pb-8' : '';
  return (
    // On a phone the risky paragraph stands alone: its neighbours are there for the eye that compares two columns.
    <div className={`${columns} ${finding ? '' : 'max-md:hidden'}`}>
      <div
        className={`relative px-5 pt-5 pb-1 sm:px-8 md:py-5 ${end} ${finding ? 'before:absolute before:inset-y-5 before:left-0 before:w-1 before:bg-minio' : ''}`}
      >
        <p
          className={`font-display ${finding ? 'text-[clamp(1.3125rem,1.05rem+1.1vw,1.875rem)] leading-[1.32] font-medium' : 'text-[1.0625rem] leading-[1.55] text-inchiostro-tenue'}`}
        >
          <span className="cifre mr-2 align-baseline font-text text-nota font-normal text-inchiostro-tenue">
            {paragraph.number}
          </span>
          <Passage text={paragraph.text} />
        </p>
      </div>
      <div
        className={`border-filetto bg-carta px-5 py-4 max-md:mt-3 sm:px-8 md:border-l md:py-5 ${end} max-md:rounded-b-foglio ${last ? 'md:rounded-br-foglio' : ''}`}
      >
        <p className="rubrica mb-1 md:sr-only">{plainLabel}</p>
        <p className={finding ? 'text-guida font-semibold' : ''}>{paragraph.plain}</p>
        {finding && (
          <div className="mt-5 border-t-2 border-minio pt-3 text-piccolo">
            <p className="rubrica text-minio">{finding.label}</p>
            <p className="mt-1">{finding.reason}</p>
            <p className="mt-1 text-inchiostro-tenue">{finding.precedent}</p>
          </div>
        )}
      </div>
    </div>
  );
}
