import type { Link } from '@/lib/schema/page';
import type { FormCopy, OptionLabels } from './form';

export type ContactField = 'firstName' | 'lastName' | 'email' | 'phone' | 'subject' | 'message';
type ContactSubject = 'info' | 'demo' | 'quote' | 'support' | 'partnership' | 'careers' | 'other';

export type ContactFormCopy = FormCopy<ContactField, 'person' | 'message'> & {
  subjects: OptionLabels<ContactSubject>;
  /** Exact texts of the specification's section 8. */
  sent: string;
  failed: string;
};

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
