import 'server-only';
import { drawPng } from '@/app/_shared/draw-png';
import { drawableText } from '@/app/_shared/drawable-text';
import { site } from '@/content/site';
import { shareImageSize } from '@/lib/seo/site-images';
import { themeColors } from '@/lib/theme-colors';

const { paper, ink, rule, accent } = themeColors;

/** Font sizes in pixels, by the number of characters of the title, so that it fits in three lines. */
const titleSizes = [
  { upTo: 26, px: 104 },
  { upTo: 46, px: 88 },
  { upTo: 64, px: 76 },
];
const SMALLEST_TITLE_PX = 64;

/** The margin with the pilcrow, in pixels. */
const MARGIN_WIDTH = 168;
/** The place of the text in pixels. Its first line is the eyebrow. */
const textBox = { left: MARGIN_WIDTH + 56, top: 64, width: 912, height: 404 };
const EYEBROW_HEIGHT = 88;
/** How far the pilcrow is above the first line of the title, as a share of the font size. */
const PILCROW_RISE = 0.12;

const canvas = {
  display: 'flex',
  width: '100%',
  height: '100%',
  background: paper,
  fontFamily: 'text',
} as const;

/** The text on a share image. */
export type ShareImageText = { eyebrow: string; title: string };

/** The image that social networks show for a link to a page: a PNG of `shareImageSize`. */
export function drawShareImage(text: ShareImageText): Promise<Buffer> {
  const title = drawableText(text.title);
  const px = titleSizes.find(({ upTo }) => title.length <= upTo)?.px ?? SMALLEST_TITLE_PX;
  const heading = { fontFamily: 'display', fontSize: px, lineHeight: 1.08 };
  const element = (
    <div style={{ ...canvas, position: 'relative', color: ink }}>
      <div
        style={{
          ...heading,
          display: 'flex',
          justifyContent: 'center',
          width: MARGIN_WIDTH,
          height: '100%',
          paddingTop: textBox.top + EYEBROW_HEIGHT - px * PILCROW_RISE,
          borderRight: `2px solid ${rule}`,
          color: accent,
        }}
      >
        ¶
      </div>
      <BrandFooter />
      <div style={{ ...textBox, display: 'flex', position: 'absolute', flexDirection: 'column' }}>
        <div
          style={{
            display: 'flex',
            height: EYEBROW_HEIGHT,
            paddingTop: 8,
            fontSize: 32,
            lineHeight: 1.25,
            color: accent,
          }}
        >
          {drawableText(text.eyebrow)}
        </div>
        <div style={{ ...heading, display: 'flex', width: 904, letterSpacing: '-0.015em' }}>{title}</div>
      </div>
    </div>
  );
  return drawPng({ element, ...shareImageSize });
}

/** The brand with a red initial, and the slogan. */
function BrandFooter() {
  const brand = drawableText(site.name);
  return (
    <div style={{ display: 'flex', alignItems: 'flex-end', flexGrow: 1, padding: '0 72px 56px 56px' }}>
      <div
        style={{
          display: 'flex',
          flexGrow: 1,
          justifyContent: 'space-between',
          alignItems: 'flex-end',
          paddingTop: 28,
          borderTop: `2px solid ${rule}`,
        }}
      >
        <div
          style={{
            display: 'flex',
            fontFamily: 'display',
            fontSize: 56,
            lineHeight: 1,
            letterSpacing: '-0.02em',
          }}
        >
          <span style={{ color: accent }}>{brand.slice(0, 1)}</span>
          <span>{brand.slice(1)}</span>
        </div>
        <div style={{ display: 'flex', paddingBottom: 6, fontSize: 26, lineHeight: 1 }}>
          {drawableText(site.slogan)}
        </div>
      </div>
    </div>
  );
}
