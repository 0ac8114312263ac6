import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Link } from '@/lib/schema/page';
import type { LayoutCopy, Navigation } from './layout-copy';
import { Wordmark } from './wordmark';

type HeaderProps = {
  brand: string;
  navigation: Navigation;
  copy: LayoutCopy;
  /** Path of the page. */
  current: string;
  phone: Link;
  /** Whether the page may load the search (D48). */
  hasSearch: boolean;
};

/**
 * The header of every page. The menu is a popover and the list of an item a `details`, so both work without JavaScript.
 * `lib/browser/header.ts` adds hover, Escape and closing by an outside click, `lib/browser/search-opener.ts` the search
 * window.
 */
export function Header({ brand, navigation, copy, current, phone, hasSearch }: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-rule bg-paper" data-header>
      <div className="wrap flex min-h-16 items-center gap-x-[min(0.5rem,2.2vw)] sm:gap-x-3 lg:min-h-[4.5rem] lg:gap-x-8">
        <a
          href="/"
          className="mr-auto flex min-h-11 items-center lg:mr-0"
          aria-label={`${brand}, ${copy.home}`}
        >
          <Wordmark brand={brand} />
        </a>
        <nav id="menu" popover="auto" aria-label={copy.mainNavigation} className="menu">
          <ul className="menu-items">
            {navigation.header.map((item) => (
              <li key={item.href}>
                <MenuItem item={item} listLabel={copy.list} current={current} />
              </li>
            ))}
            {hasSearch && (
              <li>
                <a href={copy.search.href} className="menu-item" aria-haspopup="dialog" data-search>
                  <Icon name="search" className="w-4" />
                  {copy.search.label}
                </a>
              </li>
            )}
          </ul>
          <ul className="mt-6 grid grid-cols-2 lg:hidden">
            {[...navigation.menu, { label: phone.label, href: `tel:${phone.href}` }].map((link) => (
              <li key={link.href}>
                <a href={link.href} className="flex min-h-11 items-center hover:text-accent">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink link={navigation.action} size="small" className="px-[min(1rem,3.3vw)] lg:ml-auto" />{' '}
        <button type="button" popoverTarget="menu" className="menu-button">
          <span className="menu-open">{copy.menu}</span> <span className="menu-close">{copy.close}</span>
        </button>
      </div>
    </header>
  );
}

type Item = Navigation['header'][number];

/** The link of an item, and the list of its pages if it has one. */
function MenuItem({ item, listLabel, current }: { item: Item; listLabel: string; current: string }) {
  return (
    <>
      <a href={item.href} className="menu-item" aria-current={currentState(item, current)}>
        {item.label}
      </a>
      {item.children && (
        <details className="dropdown" data-dropdown>
          <summary className="menu-item">
            <span className="sr-only">
              {item.label}: {listLabel}
            </span>
            <Icon name="chevron" className="dropdown-arrow" />
          </summary>
          <ul className="dropdown-items">
            {item.children.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="dropdown-item" aria-current={current === href ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** `aria-current` of an item: "page" on its own page, "true" on a page that belongs to it. */
function currentState({ href, leadsTo = [] }: Item, current: string) {
  if (current === href) return 'page';
  const isInside = [href, ...leadsTo].some((path) => `${current}/`.startsWith(`${path}/`));
  return isInside ? 'true' : undefined;
}
