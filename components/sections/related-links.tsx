import { Icon } from '@/components/ui/icon';
import type { Link } from '@/lib/schema/page';

export type RelatedLinksCopy = { title: string; items: readonly { link: Link; text: string }[] };

/** A section of links to related pages, one per line. */
export function RelatedLinks({ copy }: { copy: RelatedLinksCopy }) {
  return (
    <nav aria-label={copy.title} className="border-t border-rule print:hidden">
      <div className="wrap grid gap-x-8 gap-y-3 py-10 lg:grid-cols-12 lg:py-16">
        <h2 className="eyebrow lg:col-span-3">{copy.title}</h2>
        <ul className="border-b border-ink lg:col-span-9">
          {copy.items.map((item) => (
            <li key={item.link.href} className="border-t border-ink">
              <a
                href={item.link.href}
                className="group grid items-baseline gap-x-8 gap-y-0.5 py-3.5 sm:py-5 sm:grid-cols-[5fr_6fr_auto]"
              >
                <span className="font-display text-heading-3 font-medium group-hover:text-accent">
                  {item.link.label}
                </span>{' '}
                <span className="text-small">{item.text}</span>
                <Icon
                  name="arrow"
                  className="hidden w-4 self-center [transition:translate_150ms] group-hover:[translate:0.25rem] sm:block"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
