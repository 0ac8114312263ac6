import type { Link } from './page';

/** Header of every page: plain links, one of which opens a list. */
export type Navigation = {
  /** In the order shown; `children` makes the entry a disclosure whose first child is its own overview. */
  header: (Link & { children?: Link[] })[];
  /** The one prominent action. */
  action: Link;
  footer: { title: string; links: Link[] }[];
  legal: Link[];
};

/** Words of header, footer and closing band that are not links. */
export type ChromeCopy = {
  skip: string;
  /** What the brand's link leads to; follows the brand in its accessible name. */
  home: string;
  menu: string;
  /** What the menu's button says while the menu is open. */
  close: string;
  /** Opens the search of the site. */
  search: string;
  mainNavigation: string;
  breadcrumb: string;
  footerNavigation: string;
  newTab: string;
  /** `note`: what the action costs and gives. */
  band: { title: string; action: Link; note: string };
  newsletter: {
    title: string;
    lead: string;
    email: string;
    consent: string;
    submit: string;
    required: string;
    newTab: string;
    privacy: Link;
  };
  contacts: string;
  legal: { vat: string; taxCode: string; rea: string; shareCapital: string; pec: string; office: string };
};
