import type { Link } from './page';

/** Header of every page: plain links, one of which opens a list. */
export type Navigation = {
  /** In the order shown; an entry with `children` has a button beside it that lists them. */
  header: (Link & {
    children?: Link[];
    /** Pages elsewhere that belong to it. */
    leadsTo?: string[];
  })[];
  /** Further links of the open menu on a small screen, before the telephone. */
  menu: Link[];
  /** The one prominent action. */
  action: Link;
  footer: { title: string; links: Link[] }[];
  legal: Link[];
};

/** Copy of header, footer and closing band, without the links. */
export type LayoutCopy = {
  skip: string;
  /** The line on every page of a preview (D49). */
  preview: { label: string; text: string };
  /** Name of the brand's target, which follows the brand in the link's accessible name. */
  home: string;
  menu: string;
  /** Label of the menu's button while the menu is open. */
  close: string;
  /** Says that the button beside a link opens its list; screen readers hear it after the link's label. */
  list: string;
  /** Opens the search; `href` is for visitors without JavaScript. */
  search: Link;
  mainNavigation: string;
  breadcrumb: string;
  /** Above the links to related pages. */
  related: string;
  footerNavigation: string;
  /** Opens the links of the footer on a phone. */
  allPages: string;
  newTab: string;
  /** `note`: the cost and what it includes. */
  band: { title: string; action: Link; note: string };
  newsletter: {
    title: string;
    intro: string;
    email: string;
    consent: string;
    submit: string;
    /** Label of the field that only robots fill in. */
    honeypot: string;
    required: string;
    newTab: string;
    privacy: Link;
    /** Links the form from a page that cannot have one (D48). */
    elsewhere: Link;
  };
  contacts: string;
  legal: { vat: string; taxCode: string; rea: string; shareCapital: string; pec: string; office: string };
};
