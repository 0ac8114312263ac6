import type { PageNeeds } from '../http/security-headers.mjs';
import { type Runtime, runtimeOf } from './client-modules';
import { attribute, inlineScripts, inlineStyles, replaceLinks, replaceScripts } from './html-tags';
import { policyHash, withIntegrity } from './integrity';
import { islandNames, leanPage } from './lean';

/** What a page takes from the rest of the site. */
export type PageSurroundings = {
  /** Integrity of the file at an address. */
  integrity: (path: string) => string;
  /** Text of the script at an address. */
  script: (path: string) => string;
  /** The rules that a page can use, of the sheets at these addresses together, and the page that they are for. */
  styles: (sheets: readonly string[], html: string, scripts: string) => { css: string; html: string };
  /** Address of the script that holds exactly these islands. */
  islands: (names: readonly string[]) => Promise<string>;
};

export type FinishedPage = { html: string; needs: PageNeeds; runtime: Runtime };

/**
 * Makes a page of the bundle from one of Next's: without the framework where it can do without, its styles inline, an
 * integrity on what it loads, and the hashes for its policy.
 * @param source the HTML that Next has prerendered
 * @param modules the client modules of its route
 */
export async function finishPage(
  source: string,
  modules: readonly string[],
  site: PageSurroundings,
): Promise<FinishedPage> {
  const names = islandNames(source);
  const runtime = runtimeOf(modules, names);
  let html = source;
  if (runtime !== 'next') {
    html = leanPage(html);
    if (runtime === 'islands') {
      const script = `<script type="module" src="${await site.islands(names)}"></script>`;
      html = html.replace('</head>', () => `${script}</head>`);
    }
    html = withInlineStyles(html, site);
  }
  html = withIntegrity(html, site.integrity);
  return {
    html,
    runtime,
    needs: {
      scripts: hashes(inlineScripts(html)),
      styles: hashes(inlineStyles(html)),
      manifest: /<link rel="manifest"/.test(html),
    },
  };
}

/** One `<style>` with the rules that the page uses, in place of its style sheets. */
function withInlineStyles(html: string, site: PageSurroundings): string {
  const sheets: string[] = [];
  const scripts: string[] = [];
  replaceLinks(html, ({ attributes }) => {
    const href = attribute(attributes, 'href');
    if (attribute(attributes, 'rel') === 'stylesheet' && href?.startsWith('/_next/')) sheets.push(href);
    return undefined;
  });
  if (sheets.length === 0) return html;
  replaceScripts(html, ({ attributes }) => {
    const src = attribute(attributes, 'src');
    if (src?.startsWith('/')) scripts.push(site.script(src));
    return undefined;
  });
  const styled = site.styles(sheets, html, scripts.join('\n'));
  const { css } = styled;
  if (/<\/style/i.test(css)) throw new Error(`The styles of ${sheets.join(', ')} would end their element.`);
  let written = false;
  return replaceLinks(styled.html, ({ attributes }) => {
    if (!sheets.includes(attribute(attributes, 'href') ?? '')) return undefined;
    if (attribute(attributes, 'rel') !== 'stylesheet' || written) return '';
    written = true;
    return `<style>${css}</style>`;
  });
}

const hashes = (texts: readonly string[]) => [...new Set(texts.map(policyHash))].sort();

/**
 * Writes a policy into the page itself, for hosts that cannot know which address gets it. What stands before it in the
 * head is only the encoding.
 */
export function withMetaPolicy(html: string, policy: string): string {
  // Browsers take these from headers only, and say so in the console.
  const content = policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
  return html.replace(
    /<head>(<meta charset="[^"]*"\/?>)?/i,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${content}"/>`,
  );
}
