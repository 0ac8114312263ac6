import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { browserScript } from './_site/browser-script';
import { settings } from './_site/settings';
import { display, text } from './fonts';
import './globals.css';

export const metadata: Metadata = { metadataBase: new URL(settings.siteUrl) };

export const viewport: Viewport = { themeColor: '#fbfaf6', colorScheme: 'light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // Scripts may note a choice on the root element before React wakes (the privacy slogan, D22).
    <html lang="it" className={`${display.variable} ${text.variable}`} suppressHydrationWarning>
      <head>
        <script src={browserScript()} defer />
      </head>
      <body>{children}</body>
    </html>
  );
}
