import { FilePlace } from '@/components/pictures/file-place';
import { TypicalDocument, type TypicalDocumentCopy } from '@/components/pictures/typical-document';
import { type Term, Terms } from '@/components/ui/terms';

/** A profession, a question and the document that answers it. */
export type SectorTile = {
  id: string;
  name: string;
  text: string;
  question: string;
  file: string;
  place: string;
  document: TypicalDocumentCopy;
};

type SectorTilesProps = {
  questionLabel: string;
  tiles: readonly SectorTile[];
  others: { label: string; items: readonly Term[] };
};

/** Professions with their documents, then a short list of others. */
export function SectorTiles({ questionLabel, tiles, others }: SectorTilesProps) {
  return (
    <div className="lg:-ml-[calc((100%+2rem)/3)]">
      <ul className="grid gap-6 md:grid-cols-2 md:gap-12">
        {tiles.map((tile) => (
          <li key={tile.id} id={tile.id} className="border-t border-ink pt-3 md:pt-5">
            <h3 className="text-heading-3">{tile.name}</h3>
            <p className="mt-1 max-w-[48ch] max-md:text-small">{tile.text}</p>
            <p className="mt-2 mb-3 sm:mt-5 sm:mb-5">
              <span className="label-text mr-1">{questionLabel}</span>{' '}
              <span className="font-display text-heading-4 font-medium">«{tile.question}»</span>
            </p>
            <TypicalDocument copy={tile.document} />
            <FilePlace file={tile.file} place={tile.place} className="mt-2 block" />
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-x-8 gap-y-2 lg:mt-16 lg:grid-cols-12">
        <p className="label-text lg:col-span-3 lg:pt-5">{others.label}</p>
        <div className="lg:col-span-9">
          <Terms terms={others.items} isSmall />
        </div>
      </div>
    </div>
  );
}
