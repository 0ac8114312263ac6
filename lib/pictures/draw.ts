import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { kept } from './kept';
import { type Colour, type Indexed, indexed, indexedPng, laidOn, readPng } from './png';

const rootFolder = (...parts: string[]) => join(/* turbopackIgnore: true */ process.cwd(), ...parts);

const fontFiles = { display: 'newsreader-500.ttf', text: 'instrument-sans-500.ttf' };
/** Who draws: the renderer, what it calls, and what writes the file. */
const hands = ['node_modules/next/package.json', 'node_modules/sharp/package.json', 'lib/pictures/png.ts'];

function readTools() {
  const fonts = Object.entries(fontFiles).map(([name, file]) => ({
    name,
    data: readFileSync(rootFolder('app', 'fonts', 'drawn', file)),
    weight: 500 as const,
    style: 'normal' as const,
  }));
  return {
    fonts,
    depends: [...fonts.map(({ data }) => data), ...hands.map((file) => readFileSync(rootFolder(file)))],
  };
}

let tools: ReturnType<typeof readTools> | undefined;

/** What is drawn: plain elements with inline styles, in the families `display` and `text`, both of weight 500. */
export type Drawing = { element: ReactElement; width: number; height: number };

/**
 * Draws a picture while the site is being built.
 * @param drawing its sizes in pixels
 * @param colours at most sixteen: those of the drawing, and what lies between them along the edges of letters
 * @returns a PNG; the same drawing gives the same bytes
 */
export const drawPng = (drawing: Drawing, colours: readonly Colour[]): Promise<Buffer> =>
  keptPng([drawing, colours], async () => indexedPng(await rendered(drawing, colours)));

/**
 * The same for pictures that differ in a part: what they share is drawn once a process, and each costs its part only.
 * @param part opaque, and its place on what is shared; `x` and its width are even
 */
export const drawPngOn = (
  shared: Drawing,
  part: Drawing & { x: number; y: number },
  colours: readonly Colour[],
): Promise<Buffer> =>
  keptPng([shared, part, colours], async () => {
    const key = described(shared);
    const below = sharedParts.get(key) ?? rendered(shared, colours);
    sharedParts.set(key, below);
    return indexedPng(laidOn(await below, await rendered(part, colours), part));
  });

const sharedParts = new Map<string, Promise<Indexed>>();

async function rendered({ element, width, height }: Drawing, colours: readonly Colour[]): Promise<Indexed> {
  tools ??= readTools();
  const response = new ImageResponse(element, { width, height, fonts: tools.fonts });
  return indexed(readPng(Buffer.from(await response.arrayBuffer())), colours);
}

function keptPng(what: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
  tools ??= readTools();
  return kept(rootFolder('.next', 'cache', 'pictures'), [described(what), ...tools.depends], draw);
}

const described = (what: unknown) => JSON.stringify(what, withoutNotes);

/** What React notes in its elements while developing is not drawn. */
const withoutNotes = (key: string, value: unknown) => (key.startsWith('_') ? undefined : value);

/** The colours from one to another, both included, in even steps. */
export function ramp(from: Colour, to: Colour, count: number): Colour[] {
  return Array.from({ length: count }, (_, step) => {
    const share = step / (count - 1);
    const mixed = from.map((value, index) => Math.round(value + ((to[index] as number) - value) * share));
    return mixed as unknown as Colour;
  });
}
