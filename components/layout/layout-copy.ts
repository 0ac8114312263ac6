import type { Link } from '@/lib/schema/page';

/** The links of header and footer. */
export type Navigation = {
  /** In the order shown; an entry with `children` has a button beside it that lists them. */
  header: (Link & {
    children?: Link[];
    /** Paths outside its section that belong to it. */
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
  /** Follows the brand in the accessible name of its link. */
  home: string;
  menu: string;
  /** Label of the menu's button while the menu is open. */
  close: string;
  /** Accessible name of the button that opens a list; it follows the link's label. */
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
  /** `note`: about on-premise and the free trial. */
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
    /** The link to the form on a page that cannot have one (D48). */
    elsewhere: Link;
  };
  contacts: string;
  legal: { vat: string; taxCode: string; rea: string; shareCapital: string; pec: string; office: string };
};
