import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { ShortPage } from '@/components/sections/short-page';
import { ExternalLink } from '@/components/ui/external-link';
import { chrome } from '@/content/navigation';
import { pages } from '@/content/pages';
import { contacts, copy } from '@/content/pages/supporto';
import { site } from '@/content/site';

const page = pages['/supporto'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <ShortPage copy={copy}>
        <address className="mt-10 grid gap-x-8 gap-y-6 not-italic md:grid-cols-9">
          <p className="md:col-span-4">
            <span className="rubrica block">{contacts.email}</span>
            <a href={`mailto:${site.mail.support}`} className="link inline-flex min-h-11 items-center">
              {site.mail.support}
            </a>
          </p>
          <p className="md:col-span-5">
            <span className="rubrica block">{contacts.phone}</span>
            <a href={`tel:${site.phone.href}`} className="link cifre mr-3 inline-flex min-h-11 items-center">
              {site.phone.label}
            </a>
            <span className="text-nota text-inchiostro-tenue">{site.phone.hours}</span>
          </p>
          <p className="md:col-span-9">
            <ExternalLink link={contacts.ticket} newTab={chrome.newTab} className="pulsante pulsante-quiet" />
          </p>
        </address>
      </ShortPage>
    </Frame>
  );
}
