import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { iconPath, iconSizes } from '@/lib/seo/site-images';
import { themeColors } from '@/lib/theme-colors';

export default function manifest(): MetadataRoute.Manifest {
  const icons = iconSizes.map((size) => ({
    src: iconPath(size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any' as const,
  }));
  return {
    id: '/',
    name: `${site.name}. ${site.slogan}`,
    short_name: site.name,
    description: site.description,
    lang: 'it',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: themeColors.paper,
    theme_color: themeColors.paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...icons,
      { src: '/icone/ritagliabile.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
