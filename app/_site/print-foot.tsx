import 'server-only';
import { site } from '@/content/site';
import { texts } from '@/content/texts';
import { longDate } from '@/lib/content/date';
import type { PageMeta } from '@/lib/schema/page';
import { settings } from './settings';

/** The last lines of a page on paper: whose it is, where it stands, of which day it is. Only paper shows them. */
export function PrintFoot({ page }: { page: PageMeta }) {
  return (
    // Neither the search nor the Markdown edition reads what is hidden from everybody.
    <p aria-hidden="true" className="wrap hidden border-t border-rule pt-3 text-note print:block">
      {site.name} · {site.company} · {site.mail.info} · {site.phone.label}
      <br />
      {settings.siteUrl}
      {page.canonical ?? page.path} · {texts.updated}{' '}
      <span className="whitespace-nowrap">{longDate(page.updated)}</span>
    </p>
  );
}
