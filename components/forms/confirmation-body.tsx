import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import type { Link } from '@/lib/schema/page';

/** The page or the view that follows a form. */
export type ConfirmationCopy = {
  title: string;
  text: string;
  /** Back to the home page. */
  home: Link;
  /** Where to read on meanwhile. */
  links: (Link & { text: string })[];
};

/** What a confirmation says under its heading: the way home and where to read on, as entries of an index. */
export function ConfirmationBody({ copy }: { copy: ConfirmationCopy }) {
  return (
    <>
      <p className="mt-4 max-w-[56ch] text-lead">{copy.text}</p>
      <ul className="mt-8 max-w-2xl border-t border-rule">
        {copy.links.map((link) => (
          <li
            key={link.href}
            className="grid items-center gap-x-6 border-b border-rule py-1 sm:grid-cols-[14rem_1fr]"
          >
            <ArrowLink link={link} /> <span className="pb-1 text-small sm:pb-0">{link.text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink href={copy.home.href} variant="quiet">
          {copy.home.label}
        </ButtonLink>
      </p>
    </>
  );
}
