import type { Link } from '../page';

/** Where to read on from here. */
export type OnwardCopy = { id: string; title: string; items: readonly { link: Link; text: string }[] };
