import { ExternalLink } from '@/components/ui/external-link';
import type { PartnerPortalCopy } from '@/lib/schema/sections/partner';

/** The way in for those who are partners already. */
export function PartnerPortal({ copy }: { copy: PartnerPortalCopy }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
      <p className="max-w-[48ch]">{copy.text}</p>
      <ExternalLink
        link={copy.link}
        newTab={copy.newTab}
        className="pulsante border-carta! hover:bg-carta hover:text-inchiostro"
      />
    </div>
  );
}
