import { ExternalLink } from '@/components/ui/external-link';
import type { ExternalLink as ExternalLinkCopy } from '@/lib/schema/site';

export type PartnerPortalCopy = {
  id: string;
  eyebrow: string;
  title: string;
  text: string;
  link: ExternalLinkCopy;
  newTab: string;
};

/** A narrow band with a link for existing partners: the page is for new ones. */
export function PartnerPortal({ copy }: { copy: PartnerPortalCopy }) {
  return (
    <section
      id={copy.id}
      aria-labelledby={`${copy.id}-titolo`}
      className="dark print-ink bg-secure text-paper"
    >
      <div className="wrap grid gap-x-8 gap-y-3 py-6 lg:grid-cols-12 lg:py-10 lg:items-center">
        <p className="eyebrow self-center! lg:col-span-3">{copy.eyebrow}</p>
        <div className="self-center! lg:col-span-5">
          <h2 id={`${copy.id}-titolo`} className="text-heading-3">
            {copy.title}
          </h2>
          <p className="mt-1">{copy.text}</p>
        </div>
        <p className="mt-2 lg:col-span-4 lg:mt-0 lg:text-right">
          <ExternalLink
            link={copy.link}
            newTab={copy.newTab}
            className="button border-paper! hover:bg-paper hover:text-ink"
          />
        </p>
      </div>
    </section>
  );
}
