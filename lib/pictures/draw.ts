import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { kept } from './kept';
import { type Colour, indexedPng, readPng } from './png';

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

/**
 * Draws a picture while the site is being built.
 * @param element plain elements with inline styles, in the families `display` and `text`, both of weight 500
 * @param size in pixels
 * @param colours at most sixteen: those of the drawing, and what lies between them along the edges of letters
 * @returns a PNG; the same element gives the same bytes
 */
export function drawPng(
  element: ReactElement,
  size: { width: number; height: number },
  colours: readonly Colour[],
): Promise<Buffer> {
  tools ??= readTools();
  const { fonts, depends } = tools;
  const what = JSON.stringify([element, size, colours], withoutNotes);
  return kept(rootFolder('.next', 'cache', 'pictures'), [what, ...depends], async () => {
    const response = new ImageResponse(element, { ...size, fonts });
    return indexedPng(readPng(Buffer.from(await response.arrayBuffer())), colours);
  });
}

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
