import { ArrowLink } from '@/components/ui/arrow-link';
import { LinkList } from '@/components/ui/link-row';
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
      <h3 className="label-text mt-6 lg:mt-12">{copy.existing}</h3>
      <div className="mt-3 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {groups.map(({ label, text, guides }) => (
          <div key={label} className="border-t border-ink pt-4">
            <h4 className="font-display text-heading-3 font-medium">{label}</h4>
            <p className="mt-1.5 max-w-[34ch] text-small md:min-h-12">{text}</p>
            <div className="mt-4">
              <LinkList links={guides} />
            </div>
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
