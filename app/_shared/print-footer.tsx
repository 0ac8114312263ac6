import 'server-only';
import { site } from '@/content/site';
import { textCopy } from '@/content/text-copy';
import { formatLongDate } from '@/lib/content/date';
import type { PageMeta } from '@/lib/schema/page';
import { settings } from './settings';

/** The last lines of a printed page: company, address and date. The search skips it, because it is `aria-hidden`. */
export function PrintFooter({ page }: { page: PageMeta }) {
  return (
    <p aria-hidden="true" className="wrap hidden border-t border-rule pt-3 text-note print:block">
      {site.name} · {site.company} · {site.mail.info} · {site.phone.label}
      <br />
      {settings.siteUrl}
      {page.canonical ?? page.path} · {textCopy.updated}{' '}
      <span className="whitespace-nowrap">{formatLongDate(page.updated)}</span>
    </p>
  );
}
