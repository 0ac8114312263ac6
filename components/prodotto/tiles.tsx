import { CardLink } from '@/components/ui/card-link';
import type { Link } from '@/lib/schema/page';
import { TileDrawing, type TileDrawingCopy } from './tile-drawing';

export type Tile = { link: Link; text: string; drawing: TileDrawingCopy };

/** Links to the pages of a section. The whole tile is clickable. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className="grid border-t border-rule sm:grid-cols-2">
      {tiles.map((tile) => (
        <li
          key={tile.link.href}
          className="group relative flex flex-col border-b border-rule py-4 transition-colors hover:bg-sheet sm:px-6 sm:py-6 sm:odd:border-r sm:odd:pl-0 sm:even:pr-0"
        >
          <div className="max-sm:hidden">
            <TileDrawing name={tile.drawing} />
          </div>
          <h3 className="text-heading-3 sm:mt-6">
            <CardLink link={tile.link} />
          </h3>
          <p className="mt-1 max-w-[40ch] sm:mt-2">{tile.text}</p>
        </li>
      ))}
    </ul>
  );
}
