import { Icon } from '@/components/ui/icon';
import type { Link } from '@/lib/schema/page';
import { TileDrawing, type TileDrawingCopy } from './tile-drawing';

/** The way to a page of the same chapter. */
export type Tile = {
  link: Link;
  /** What is read there, in a sentence. */
  text: string;
  drawing: TileDrawingCopy;
};

/** Ways to the pages of a chapter, two by two, parted by hairlines. The whole tile leads there. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className="grid border-t border-rule sm:grid-cols-2">
      {tiles.map((tile) => (
        <li
          key={tile.link.href}
          className="group relative flex flex-col border-b border-rule py-6 transition-colors hover:bg-sheet sm:px-6 sm:odd:border-r sm:odd:pl-0 sm:even:pr-0"
        >
          <TileDrawing name={tile.drawing} className="h-20 w-auto self-start text-ink" />
          <h3 className="mt-6 text-heading-3">
            <a
              href={tile.link.href}
              className="after:absolute after:inset-0 after:content-[''] group-hover:text-accent"
            >
              {tile.link.label}
              <Icon
                name="arrow"
                className="ml-2.5 inline w-3.5 [transition:translate_150ms] group-hover:translate-x-1"
              />
            </a>
          </h3>
          <p className="mt-2 max-w-[40ch]">{tile.text}</p>
        </li>
      ))}
    </ul>
  );
}
