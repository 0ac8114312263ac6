import type { Link } from '@/lib/schema/page';

/** The margin column beside the form: one entry a way to reach the company. */
export type ContactCard = {
  label: string;
  /** What is called, written to or visited; `href` makes it a link. */
  value: string;
  href?: string;
  lines: string[];
};

export type ContactPlaceCopy = {
  title: string;
  office: string;
  /** Lines of the postal address. */
  address: string[];
  phone: Link;
  hours: string;
  more: Link;
  text: string;
};
