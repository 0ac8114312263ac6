import { ArrowLink } from '@/components/ui/arrow-link';
import type { Link } from '@/lib/schema/page';
import type { SupportDocsCopy } from '@/lib/schema/sections/support';

type SupportDocsProps = { copy: SupportDocsCopy; guides: readonly (Link & { text: string })[] };

/** What the documentation is going to be, and under it what can be read already (D25). */
export function SupportDocs({ copy, guides }: SupportDocsProps) {
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="border-l-4 border-minio pl-4 text-titolo-3">{copy.placeholder}</h2>
        <p className="mt-4 max-w-[44ch] text-inchiostro-tenue">{copy.text}</p>
        <ul className="mt-5">
          {copy.links.map((link) => (
            <li key={link.href}>
              <ArrowLink link={link} />
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:col-span-8">
        <h3 className="rubrica font-text">{copy.existing}</h3>
        <ul className="mt-3 gap-x-8 border-t border-filetto sm:columns-2">
          {guides.map((guide) => (
            <li key={guide.href} className="break-inside-avoid border-b border-filetto">
              <a
                href={guide.href}
                className="group flex min-h-11 items-baseline justify-between gap-4 py-2.5"
              >
                <span className="group-hover:text-minio group-hover:underline">{guide.label}</span>
                <span className="text-nota text-inchiostro-tenue">{guide.text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
