import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { cachedEntry } from '../build-cache';
import { projectPath } from '../project-path';

const fontFiles = { display: 'newsreader-500.ttf', text: 'instrument-sans-500.ttf' };

function readFonts() {
  const fonts = Object.entries(fontFiles).map(([name, file]) => ({
    name,
    data: readFileSync(projectPath('app', 'fonts', 'drawn', file)),
    weight: 500 as const,
    style: 'normal' as const,
  }));
  const hash = createHash('sha256');
  for (const { data } of fonts) hash.update(data);
  // The renderer is part of Next.
  hash.update(readFileSync(projectPath('node_modules/next/package.json')));
  return { fonts, digest: hash.digest('hex') };
}

let loaded: ReturnType<typeof readFonts> | undefined;

/** A picture to draw: plain elements with inline styles, in the families `display` and `text`, both of weight 500. */
export type Drawing = { element: ReactElement; width: number; height: number };

/**
 * Draws a picture while the site is built.
 * @param drawing its sizes in pixels
 * @returns a PNG; the same drawing gives the same bytes
 */
export function drawPng(drawing: Drawing): Promise<Buffer> {
  loaded ??= readFonts();
  const { fonts, digest } = loaded;
  const { element, ...size } = drawing;
  const name = createHash('sha256').update(JSON.stringify(drawing, withoutDebugFields)).update(digest);
  return cachedEntry(projectPath('.next', 'cache', 'pictures'), name.digest('hex').slice(0, 32), async () =>
    Buffer.from(await new ImageResponse(element, { ...size, fonts }).arrayBuffer()),
  );
}

/** React adds fields such as `_owner` to its elements while developing. */
const withoutDebugFields = (key: string, value: unknown) => (key.startsWith('_') ? undefined : value);
