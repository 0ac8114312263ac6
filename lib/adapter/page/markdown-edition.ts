import type { Element, ElementContent, Root, RootContent } from 'hast';
import { select } from 'hast-util-select';
import { type Handle, type State, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { ListItem, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { pageMeta } from '@/lib/html/page-meta';

/** What a page says of itself, and its text: for programs that read Markdown rather than HTML. */
export type MarkdownEdition = {
  siteName: string;
  /** The page's title, without the name of the site. */
  title: string;
  /** How the breadcrumb names the page. */
  label: string;
  description: string;
  /** Canonical address, absolute. */
  url: string;
  /** Addresses of this site that its text links. */
  links: ReadonlySet<string>;
  /** The whole file. */
  text: string;
};

/** Not text: navigation, searches, forms, drawings, scripts. */
const leftOut = new Set('nav search svg script style template form fieldset button dialog iframe'.split(' '));

/**
 * The Markdown edition of a page.
 * @param path the page's address
 * @param page its tree, which stays as it is
 * @returns undefined for a page that is not to be found under its address: closed to search engines, or canonical elsewhere
 * @throws if the page lacks what every page has: main, title, description, canonical address
 */
export function markdownEdition(path: string, page: Root): MarkdownEdition | undefined {
  const meta = pageMeta(path, page);
  if (meta.isHidden) return undefined;
  const { ogTitle, siteName, description, canonical: url } = meta;
  const main = select('main', page);
  if (!main || !ogTitle || !siteName || !description || !url) {
    throw new Error(
      'Its Markdown edition needs a main part, a title, a description and a canonical address.',
    );
  }
  const title = ogTitle.replace(` | ${siteName}`, '');
  const crumb = select('span[aria-current=page]', main);
  const label = crumb ? textOf(crumb) : title;
  const tree: Root = { type: 'root', children: structuredClone(main.children) };
  const links = new Set<string>();
  prepare(tree, url, links);
  const body = toMarkdown(toMdast(tree, { handlers }), {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
  });
  const fields = Object.entries({ title, description, url, lang: 'it' });
  const front = fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`).join('');
  return { siteName, title, label, description, url, links, text: `---\n${front}---\n\n${body}` };
}

/** Removes what is no text, and separates words that only the style sheet separates. */
function prepare(parent: Root | Element, base: string, links: Set<string>): void {
  const children: RootContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'comment') continue;
    if (child.type !== 'element') {
      children.push(child);
      continue;
    }
    const { ariaHidden, hidden, role } = child.properties;
    const skipped =
      leftOut.has(child.tagName) ||
      role?.toString() === 'tablist' ||
      ariaHidden === 'true' ||
      hidden === true ||
      isToggle(child, parent);
    // The sign of a note belongs to its word.
    if (skipped && child.tagName === 'sup') continue;
    // Without CSS, neighbouring elements would run together into one word.
    if (children.length > 0 && parent.type === 'element') children.push({ type: 'text', value: ' ' });
    if (skipped) continue;
    if (child.tagName !== 'pre') prepare(child, base, links);
    if (isPermalink(child, parent)) {
      children.push(...child.children);
      continue;
    }
    if (child.tagName === 'a') {
      const address = absolute(child.properties.href, base);
      child.properties.href = address.href;
      if (address.origin === new URL(base).origin) links.add(address.pathname);
    }
    if (child.tagName === 'img') child.properties.src = absolute(child.properties.src, base).href;
    children.push(child);
  }
  parent.children = children as ElementContent[];
}

/** The summary of a long example is only a button; other summaries are questions. */
const isToggle = (node: Element, parent: Root | Element) =>
  node.tagName === 'summary' && parent.type === 'element' && classesOf(parent).includes('example');

/** A heading that is a link to itself. */
const isPermalink = ({ properties: { href } }: Element, parent: Root | Element) =>
  parent.type === 'element' && href !== undefined && href === `#${parent.properties.id}`;

function absolute(address: unknown, base: string): URL {
  return new URL(typeof address === 'string' && URL.canParse(address, base) ? address : base, base);
}

const isCaption = (node: ElementContent): node is Element =>
  node.type === 'element' && node.tagName === 'figcaption';
const classesOf = ({ properties: { className } }: Element) => (Array.isArray(className) ? className : []);

const handlers: Readonly<Record<string, Handle>> = {
  // A picture drawn in HTML: its description says what it shows, its parts alone would not.
  figure(state, node: Element) {
    const caption = node.children.find(isCaption);
    if (!caption || !classesOf(caption).includes('sr-only')) return state.all(node);
    return { type: 'paragraph', children: [{ type: 'emphasis', children: phrases(state, caption) }] };
  },
  summary: (state, node: Element) => ({
    type: 'paragraph',
    children: [{ type: 'strong', children: phrases(state, node) }],
  }),
  dl: (state, node: Element) => ({
    type: 'list',
    spread: false,
    children: pairs(node).map(({ terms, descriptions }) => {
      const content = state.toFlow(descriptions.flatMap((each) => state.all(each)));
      const term: PhrasingContent = {
        type: 'strong',
        children: terms.flatMap((each) => phrases(state, each)),
      };
      const [first, ...rest] = content;
      const line =
        first?.type === 'paragraph' ? [{ type: 'text', value: ': ' } as const, ...first.children] : [];
      return {
        type: 'listItem',
        spread: false,
        children: [
          { type: 'paragraph', children: [term, ...line] },
          ...(line.length > 0 ? rest : content),
        ] as ListItem['children'],
      };
    }),
  }),
};

/** The text of an element, where only phrases may stand. */
function phrases(state: State, node: Element): PhrasingContent[] {
  return state
    .toFlow(state.all(node))
    .flatMap((flow) => (flow.type === 'paragraph' || flow.type === 'heading' ? flow.children : []));
}

/** Terms with their descriptions; HTML lets a `div` hold each group. */
function pairs(list: Element): { terms: Element[]; descriptions: Element[] }[] {
  const found: { terms: Element[]; descriptions: Element[] }[] = [];
  const read = (parent: Element) => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      const last = found.at(-1);
      if (child.tagName === 'dt' && last?.descriptions.length === 0) last.terms.push(child);
      else if (child.tagName === 'dt') found.push({ terms: [child], descriptions: [] });
      else if (child.tagName === 'dd') last?.descriptions.push(child);
      else read(child);
    }
  };
  read(list);
  return found;
}
