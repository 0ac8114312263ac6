import type { BuildContext } from '@/lib/adapter/build-context';
import { checkIslands } from '@/lib/adapter/client-modules';
import type { GeneratedFile } from '@/lib/adapter/precompress';
import { parsePage, serializePage } from '@/lib/html/tree';
import { contentSecurityPolicy, type HeaderSettings } from '@/lib/http/security-headers.mjs';
import { reasonOf } from '@/lib/log';
import type { SearchText } from '@/lib/schema/search-index';
import { searchText } from '@/lib/search/search-text';
import { inlineStyles } from './inline-styles';
import { addIntegrity, integrityOf } from './integrity';
import { addIslandModules, islandNames } from './island-modules';
import { keepTogether } from './keep-together';
import { type PageLinks, pageLinks } from './page-links';
import { addMetaPolicy, policyNeeds } from './policy';
import { separateBlocks } from './separate-blocks';
import { stripRuntime, withoutFlight } from './strip-runtime';

/** A page as Next prerendered it, and how the bundle serves it. */
export type PageSource = {
  path: string;
  /** The HTML that Next has prerendered. */
  source: string;
  /** The client modules of its route. */
  modules: readonly string[];
  /** An error page has no path. */
  isErrorPage: boolean;
  /** One of many pages of a route is compressed quickly, and has its styles in a file. */
  sharesStylesheet: boolean;
  /** Whether its policy is also in the page, because it shares its headers with other pages. */
  hasMetaPolicy: boolean;
};

export type BuiltPage = {
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
  /** Paths of Next's assets that it uses. */
  assets: readonly string[];
  /** The file with its styles, if they are not in the page. */
  styles?: GeneratedFile;
  /** Error pages have none: they are neither linked nor found. */
  content?: { links: PageLinks; searchText: SearchText | undefined };
};

/**
 * Makes a page of the bundle: parses Next's page once, changes the tree step by step, and reads from it what other files need.
 * @throws an error with the page's path
 */
export async function buildPage(
  { path, source, modules, isErrorPage, sharesStylesheet, hasMetaPolicy }: PageSource,
  context: BuildContext,
  settings: HeaderSettings,
): Promise<BuiltPage> {
  try {
    const tree = parsePage(withoutFlight(source));
    const islands = islandNames(tree);
    checkIslands(modules, islands, source);

    stripRuntime(tree);
    addIslandModules(tree, context.islandModules);
    separateBlocks(tree);
    keepTogether(tree);
    const styles = inlineStyles(tree, context, { isShared: sharesStylesheet });
    addIntegrity(tree, (path) =>
      path === styles?.path ? integrityOf(styles.text) : context.integrity(path),
    );
    const policy = contentSecurityPolicy(policyNeeds(path, tree), settings);
    if (hasMetaPolicy) addMetaPolicy(tree, policy);

    const html = serializePage(tree);
    const assets = namedAssets(`${html}${styles?.text ?? ''}`);
    return {
      html,
      policy,
      assets,
      ...(styles && { styles }),
      ...(!isErrorPage && { content: { links: pageLinks(path, tree), searchText: searchText(path, tree) } }),
    };
  } catch (error) {
    throw new Error(`${path}: ${reasonOf(error)}`, { cause: error });
  }
}

/** The paths of Next's assets in a text, each once. */
const namedAssets = (text: string): string[] => [...new Set(text.match(/\/_next\/static\/[\w./~@-]+/g))];
