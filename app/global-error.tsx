'use client';

import { Wordmark } from '@/components/layout/wordmark';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { serverError } from '@/content/pages/server-error';
import { site } from '@/content/site';
import { display, text } from './fonts';
import './globals.css';

/** What is shown when a page fails: a document of its own, in plain links, so that it needs nothing that may have failed. */
export default function GlobalError() {
  return (
    <html lang="it" className={`${display.variable} ${text.variable}`}>
      <head>
        <title>{`${serverError.title} | ${site.name}`}</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <header className="border-b border-filetto">
          <div className="wrap flex h-16 items-center lg:h-[4.5rem]">
            <Wordmark brand={site.name} />
          </div>
        </header>
        <main className="wrap py-20">
          <h1 className="text-titolo-2">{serverError.title}</h1>
          <p className="mt-4 max-w-[44ch] text-guida text-inchiostro-tenue">{serverError.text}</p>
          <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
            <ButtonLink href={serverError.retry.href}>{serverError.retry.label}</ButtonLink>
            <ArrowLink link={serverError.home} />
          </p>
          <p className="mt-10 text-inchiostro-tenue">
            {serverError.contact}{' '}
            <a href={`tel:${site.phone.href}`} className="link whitespace-nowrap text-inchiostro">
              {site.phone.label}
            </a>
            {', '}
            <a href={`mailto:${site.mail.info}`} className="link text-inchiostro">
              {site.mail.info}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
