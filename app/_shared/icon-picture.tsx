import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeColors } from '@/lib/theme-colors';
import { drawPng } from './draw-png';

/**
 * The icon of the site (app/icon.svg) as a PNG with an opaque background: systems round the corners themselves.
 * @param size side in pixels
 * @param scale share of the side that the drawing fills: at most 0.8 where a system may cut out a circle
 * (web.dev, "Adaptive icon support")
 */
export function iconPicture(size: number, scale: number): Promise<Buffer> {
  const svg = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'app', 'icon.svg'));
  const side = Math.round(size * scale);
  const element = (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        background: themeColors.paper,
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: ImageResponse supports only img */}
      <img alt="" width={side} height={side} src={`data:image/svg+xml;base64,${svg.toString('base64')}`} />
    </div>
  );
  return drawPng({ element, width: size, height: size });
}
