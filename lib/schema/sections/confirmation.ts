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
