import 'server-only';
import { textFolders } from '@/lib/content/text-folders';
import { linkFormProblem } from '@/lib/http/link-form';
import { everyPage } from './every-page';

/**
 * In development, the Italian message about a broken link in a text; undefined if the link works. A build also checks the rest of
 * the site, and fails (lib/adapter/link-check.ts).
 */
export function linkProblem(href = ''): string | undefined {
  if (process.env.NODE_ENV !== 'development') return undefined;
  const formProblem = linkFormProblem(href);
  if (formProblem) return `Il collegamento «${href}» ${formProblem}`;
  const [address = '', anchor] = href.split('#');
  const path = address.replace(/\/?(\?.*)?$/, '') || '/';
  const isFile = /\.\w+$/.test(path);
  // Otherwise it is another site, or an anchor of the same page.
  const isPage = href.startsWith('/') && !isFile;
  if (!isPage) return undefined;
  if (!everyPage().some((page) => page.path === path))
    return `Il collegamento «${href}» porta a una pagina che non c’è.`;
  const anchors = anchorsOf(path);
  if (!anchor || !anchors || anchors.includes(anchor)) return undefined;
  return `Il collegamento «${href}» porta a un punto che in quella pagina non c’è.`;
}

/** The anchors of a text; undefined for any other page. */
function anchorsOf(path: string): string[] | undefined {
  const texts = textFolders.flatMap((folder) =>
    folder.texts().map(({ slug, headings }) => ({ path: folder.path(slug), headings })),
  );
  return texts.find((text) => text.path === path)?.headings.map(({ id }) => id);
}
