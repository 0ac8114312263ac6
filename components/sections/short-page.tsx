import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { ShortPageCopy, Statement } from '@/lib/schema/sections/short-page';
import { PageHead } from './page-head';

/** A page of a few statements: head, ruled lists, what the page itself adds, links on. */
export function ShortPage({ copy, children }: { copy: ShortPageCopy; children?: ReactNode }) {
  const last = copy.lists.at(-1);
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead}>
        {copy.action && <ButtonLink href={copy.action.href}>{copy.action.label}</ButtonLink>}
      </PageHead>
      {copy.lists.map((list) => (
        <Section key={list.id} id={list.id} margin={list.margin} title={list.title}>
          <dl className="border-b border-filetto">
            {list.items.map((item) => (
              <Entry key={item.term} item={item} />
            ))}
          </dl>
          {list === last && (
            <>
              {children}
              <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-1">
                {copy.onward.map((link) => (
                  <li key={link.href}>
                    <ArrowLink link={link} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Section>
      ))}
    </>
  );
}

function Entry({ item }: { item: Statement }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-t border-filetto py-6 md:grid-cols-9 md:items-baseline">
      <dt className="font-display text-titolo-4 font-medium md:col-span-4">
        {item.href ? (
          <a href={item.href} className="link -my-2.5 inline-flex min-h-11 items-center">
            {item.term}
          </a>
        ) : (
          item.term
        )}
      </dt>
      <dd className="max-w-[56ch] text-inchiostro-tenue md:col-span-5">{item.text}</dd>
    </div>
  );
}
