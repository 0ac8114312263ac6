import { SectorSheetPicture } from '@/components/pictures/sector-sheet';
import type { SectorSheet } from '@/lib/schema/sections/sector-sheets';

type SectorSheetsProps = {
  questionLabel: string;
  tiles: readonly SectorSheet[];
  others: { label: string; items: readonly { name: string; text: string }[] };
};

/** The trades, two by two, each over its own document; below, in three lines, the trades that have none here. */
export function SectorSheets({ questionLabel, tiles, others }: SectorSheetsProps) {
  return (
    <div className="lg:-ml-[calc((100%+2rem)/3)]">
      <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2">
        {tiles.map((tile) => (
          <li key={tile.id} id={tile.id} className="border-t border-inchiostro pt-5">
            <h3 className="text-titolo-3">{tile.name}</h3>
            <p className="mt-2 max-w-[48ch] text-inchiostro-tenue">{tile.text}</p>
            <p className="mt-4 mb-4 sm:mt-5 sm:mb-5">
              <span className="rubrica mr-2">{questionLabel}</span>
              <span className="font-display text-titolo-4 font-medium">«{tile.question}»</span>
            </p>
            <SectorSheetPicture sheet={tile.sheet} />
            <p className="mt-3 font-mono text-nota break-words text-inchiostro-tenue">
              {tile.file}, {tile.place}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-12 grid gap-x-8 gap-y-2 lg:mt-16 lg:grid-cols-12">
        <p className="rubrica lg:col-span-3 lg:pt-5">{others.label}</p>
        <dl className="border-b border-filetto lg:col-span-9">
          {others.items.map((item) => (
            <div
              key={item.name}
              className="grid gap-x-8 gap-y-1 border-t border-filetto py-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,6fr)] sm:items-baseline"
            >
              <dt className="font-display text-titolo-4 font-medium">{item.name}</dt>
              <dd className="text-inchiostro-tenue">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
