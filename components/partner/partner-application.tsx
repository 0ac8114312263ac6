import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { Link } from '@/lib/schema/page';

export type PartnerApplicationCopy = {
  eyebrow: string;
  title: string;
  intro: string;
  contacts: { label: string; links: Link[]; note: string };
  reading: { label: string; links: Link[] };
};

type PartnerApplicationProps = { copy: PartnerApplicationCopy; children: ReactNode };

/** The application form, with contacts and further reading in the margin. */
export function PartnerApplication({ copy, children }: PartnerApplicationProps) {
  return (
    <section id="candidatura" aria-labelledby="candidatura-titolo" className="border-t border-rule">
      <div className="wrap grid gap-x-8 gap-y-6 py-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:py-24">
        <div className="lg:col-span-4">
          <p className="eyebrow">{copy.eyebrow}</p>
          <h2 id="candidatura-titolo" className="mt-2 text-heading-2">
            {copy.title}
          </h2>
          <p className="mt-4 text-intro">{copy.intro}</p>
        </div>
        <div className="lg:col-span-8 lg:row-span-2">{children}</div>
        <div className="lg:col-span-4 lg:row-start-2">
          <div className="grid gap-x-8 border-t border-ink sm:grid-cols-2 lg:mt-4 lg:grid-cols-1">
            <div className="border-b border-rule py-4">
              <h3 className="label-text font-text">{copy.contacts.label}</h3>
              <ul className="mt-2">
                {copy.contacts.links.map((link) => (
                  <li key={link.href}>
                    <a
                      href={link.href}
                      className="link figures inline-flex min-h-11 items-center font-semibold"
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
              <p className="figures text-small">{copy.contacts.note}</p>
            </div>
            <div className="border-b border-rule py-4">
              <h3 className="label-text font-text">{copy.reading.label}</h3>
              <ul className="mt-2">
                {copy.reading.links.map((link) => (
                  <li key={link.href}>
                    <ArrowLink link={link} />
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
