import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { cachedFile } from './file-cache';

const rootFolder = (...parts: string[]) => join(/* turbopackIgnore: true */ process.cwd(), ...parts);

const fontFiles = { display: 'newsreader-500.ttf', text: 'instrument-sans-500.ttf' };

function readTools() {
  const fonts = Object.entries(fontFiles).map(([name, file]) => ({
    name,
    data: readFileSync(rootFolder('app', 'fonts', 'drawn', file)),
    weight: 500 as const,
    style: 'normal' as const,
  }));
  const renderer = readFileSync(rootFolder('node_modules/next/package.json'));
  return { fonts, depends: [...fonts.map(({ data }) => data), renderer] };
}

let tools: ReturnType<typeof readTools> | undefined;

/** What is drawn: plain elements with inline styles, in the families `display` and `text`, both of weight 500. */
export type Drawing = { element: ReactElement; width: number; height: number };

/**
 * Draws a picture while the site is being built.
 * @param drawing its sizes in pixels
 * @returns a PNG; the same drawing gives the same bytes
 */
export function drawPng(drawing: Drawing): Promise<Buffer> {
  tools ??= readTools();
  const { fonts, depends } = tools;
  const { element, ...size } = drawing;
  return cachedFile(
    rootFolder('.next', 'cache', 'pictures'),
    [JSON.stringify(drawing, withoutNotes), ...depends],
    async () => Buffer.from(await new ImageResponse(element, { ...size, fonts }).arrayBuffer()),
  );
}

/** What React notes in its elements while developing is not drawn. */
const withoutNotes = (key: string, value: unknown) => (key.startsWith('_') ? undefined : value);
