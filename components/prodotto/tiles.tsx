import { CardLink } from '@/components/ui/card-link';
import type { Link } from '@/lib/schema/page';
import { TileDrawing, type TileDrawingCopy } from './tile-drawing';

/** A link to a page of the same section. */
export type Tile = {
  link: Link;
  text: string;
  drawing: TileDrawingCopy;
};

/** Links to the pages of a section, in two columns. The whole tile is clickable. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className="grid border-t border-rule sm:grid-cols-2">
      {tiles.map((tile) => (
        <li
          key={tile.link.href}
          className="group relative flex flex-col border-b border-rule py-6 transition-colors hover:bg-sheet sm:px-6 sm:odd:border-r sm:odd:pl-0 sm:even:pr-0"
        >
          <TileDrawing name={tile.drawing} />
          <h3 className="mt-6 text-heading-3">
            <CardLink link={tile.link} />
          </h3>
          <p className="mt-2 max-w-[40ch]">{tile.text}</p>
        </li>
      ))}
    </ul>
  );
}
