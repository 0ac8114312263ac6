import { ArrowLink } from '@/components/ui/arrow-link';
import type { Link } from '@/lib/schema/page';

export type SupportDocsCopy = {
  /** The text of the specification (D25). */
  placeholder: string;
  text: string;
  existing: string;
  links: readonly Link[];
};

type SupportDocsProps = {
  copy: SupportDocsCopy;
  groups: readonly { label: string; text: string; guides: readonly Link[] }[];
};

/** The placeholder, and below it the existing guides (D25). */
export function SupportDocs({ copy, groups }: SupportDocsProps) {
  return (
    <>
      <div className="grid gap-x-8 gap-y-1 border-l-4 border-ink bg-sheet px-5 py-4 lg:grid-cols-12 lg:items-baseline">
        <h2 className="text-heading-4 lg:col-span-3">{copy.placeholder}</h2>
        <p className="max-w-[66ch] lg:col-span-9">{copy.text}</p>
      </div>
      <h3 className="eyebrow mt-6 lg:mt-12">{copy.existing}</h3>
      <div className="mt-3 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {groups.map(({ label, text, guides }) => (
          <div key={label} className="border-t border-ink pt-4">
            <h4 className="font-display text-heading-3 font-medium">{label}</h4>
            <p className="mt-1.5 max-w-[34ch] text-small md:min-h-12">{text}</p>
            <ol className="figures mt-4 border-b border-rule [counter-reset:guide]">
              {guides.map((guide) => (
                <li key={guide.href} className="border-t border-rule">
                  <a
                    href={guide.href}
                    className="flex min-h-12 items-baseline gap-3 py-2.5 font-display text-heading-4 leading-snug font-medium [counter-increment:guide] before:w-5 before:shrink-0 before:text-accent before:content-[counter(guide)_/_''] hover:text-accent hover:underline"
                  >
                    {guide.label}
                  </a>
                </li>
              ))}
            </ol>
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
    </>
  );
}
