import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import type { ConfirmationCopy } from '@/lib/schema/sections/confirmation';

/** What a confirmation says under its heading: the way home and where to read on, as entries of an index. */
export function ConfirmationBody({ copy }: { copy: ConfirmationCopy }) {
  return (
    <>
      <p className="mt-5 max-w-[56ch] text-guida text-inchiostro-tenue">{copy.text}</p>
      <ul className="mt-8 max-w-2xl border-t border-filetto">
        {copy.links.map((link) => (
          <li
            key={link.href}
            className="flex flex-wrap items-center gap-x-6 border-b border-filetto py-1 sm:grid sm:grid-cols-[14rem_1fr]"
          >
            <ArrowLink link={link} />
            <span className="text-piccolo text-inchiostro-tenue">{link.text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink href={copy.home.href} variant="quiet">
          {copy.home.label}
        </ButtonLink>
      </p>
    </>
  );
}

/** A stamped sheet: the red rule says that it has been taken in. */
function Sheet({ children }: { children: ReactNode }) {
  return <div className="modulo-foglio modulo-ricevuta">{children}</div>;
}

/** The page that follows a form sent without JavaScript. */
export function ConfirmationPage({ copy }: { copy: ConfirmationCopy }) {
  return (
    <div className="wrap pt-8 pb-20 lg:pt-12 lg:pb-28">
      <div className="max-w-[56rem]">
        <Sheet>
          <h1 className="text-titolo-2">{copy.title}</h1>
          <ConfirmationBody copy={copy} />
        </Sheet>
      </div>
    </div>
  );
}
