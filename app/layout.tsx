import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { themeColors } from '@/lib/theme-colors';
import { settings } from './_shared/settings';
import { display, text } from './fonts';
import './globals.css';

export const metadata: Metadata = { metadataBase: new URL(settings.siteUrl) };

export const viewport: Viewport = { themeColor: themeColors.paper, colorScheme: 'light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script of the privacy slogans (D22) may set an attribute before React hydrates.
    <html lang="it" className={`${display.variable} ${text.variable}`} suppressHydrationWarning>
      <head>
        {/* app/_entries/page-script.ts, bundled by next.config.mjs. */}
        <script src={process.env.SITE_SCRIPT} defer />
      </head>
      <body>{children}</body>
    </html>
  );
}
