import type { Link } from '../page';

/** A drawing that a tile can carry. */
export type TileDrawing = 'elenco' | 'finestra' | 'rete' | 'architettura';

/** The way to a page of the same chapter. */
export type Tile = {
  link: Link;
  /** What is read there, in a sentence. */
  text: string;
  drawing: TileDrawing;
};
