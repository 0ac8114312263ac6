import { ArrowLink } from '@/components/ui/arrow-link';
import type { Link } from '@/lib/schema/page';
import type { SupportDocsCopy } from '@/lib/schema/sections/support';

type SupportDocsProps = {
  copy: SupportDocsCopy;
  /** The guides that exist, by kind. */
  shelves: readonly { label: string; guides: readonly Link[] }[];
};

const row = 'grid gap-x-8 gap-y-3 lg:grid-cols-12';

/** What the documentation is going to be, and under it what can be read already (D25). */
export function SupportDocs({ copy, shelves }: SupportDocsProps) {
  return (
    <>
      <div className={`${row} lg:items-baseline`}>
        <h2 className="text-titolo-3 lg:col-span-3">{copy.placeholder}</h2>
        <p className="max-w-[62ch] text-inchiostro-tenue lg:col-span-9">{copy.text}</p>
      </div>
      <div className={`${row} mt-8 border-t border-filetto pt-8`}>
        <h3 className="text-titolo-4 lg:col-span-3">{copy.existing}</h3>
        <div className="lg:col-span-9">
          <div className="grid gap-8 md:grid-cols-3">
            {shelves.map(({ label, guides }) => (
              <div key={label}>
                <h4 className="rubrica font-text">{label}</h4>
                <ul className="mt-2 border-t border-inchiostro">
                  {guides.map((guide) => (
                    <li key={guide.href} className="border-b border-filetto">
                      <a
                        href={guide.href}
                        className="flex min-h-11 items-center py-2 hover:text-minio hover:underline"
                      >
                        {guide.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-10 gap-y-1">
            {copy.links.map((link) => (
              <li key={link.href}>
                <ArrowLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
