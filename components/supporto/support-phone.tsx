import type { Site } from '@/lib/schema/site';
import type { SupportContactsCopy } from './support-contacts';

type SupportPhoneProps = { copy: SupportContactsCopy['head']; site: Site };

/** Phone and e-mail in the head of the page, for visitors in a hurry. */
export function SupportPhone({ copy, site }: SupportPhoneProps) {
  return (
    <address className="figures border-t-2 border-ink bg-sheet p-5 not-italic shadow-sheet sm:p-7">
      <p className="font-semibold">{copy.phone}</p>
      <p className="mt-1 font-display text-heading-3 font-medium">
        <a href={`tel:${site.phone.href}`} className="link inline-flex min-h-11 items-center">
          {site.phone.label}
        </a>
      </p>
      <p className="text-small">{site.phone.hours}</p>
      <p className="mt-4 border-t border-rule pt-4 font-semibold">{copy.email}</p>
      <p className="mt-1 font-display text-heading-3 font-medium">
        <a
          href={`mailto:${site.mail.support}`}
          className="link inline-flex min-h-11 items-center wrap-anywhere"
        >
          {site.mail.support}
        </a>
      </p>
    </address>
  );
}
