import 'server-only';
import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { projectPath } from '@/lib/project-path';

const fontFiles = { display: 'newsreader-500.ttf', text: 'instrument-sans-500.ttf' };

const readFonts = () =>
  Object.entries(fontFiles).map(([name, file]) => ({
    name,
    data: readFileSync(projectPath('app', 'fonts', 'drawn', file)),
    weight: 500 as const,
    style: 'normal' as const,
  }));

let fonts: ReturnType<typeof readFonts> | undefined;

/** A picture: elements with inline styles, in the font families `display` and `text` of weight 500. */
type Drawing = { element: ReactElement; width: number; height: number };

/** Draws a picture of this size in pixels as a PNG. The same drawing has the same bytes. */
export async function drawPng({ element, ...size }: Drawing): Promise<Buffer> {
  fonts ??= readFonts();
  return Buffer.from(await new ImageResponse(element, { ...size, fonts }).arrayBuffer());
}
