import { HTMLElement, type Node, TextNode } from 'node-html-parser';
import { blockElements } from '@/lib/html/block-elements';
import { type Finding, type SitePage, visible } from './page';

/** Not read as words; code has its own. */
const silent = ['head', 'pre', 'script', 'style', 'template'];

/**
 * Words of neighbouring elements that run together: «Durata2 anni». Copying, reader modes and crawlers read the text of
 * a page and know no style sheet, so words need a blank between them, or block elements.
 */
export function joinedWords({ path, document }: SitePage): Finding[] {
  const findings: Finding[] = [];
  let before: { text: string; parent: Node | null } | undefined;
  const read = (node: Node) => {
    if (node instanceof TextNode) {
      const { text } = node;
      if (!text) return;
      if (
        before &&
        before.parent !== node.parentNode &&
        endsInWord.test(before.text) &&
        beginsWithWord.test(text)
      )
        findings.push({
          path,
          text: `words run together: «${visible(before.text).slice(-20)}» and «${visible(text).slice(0, 20)}»; put a blank between their elements`,
        });
      before = { text, parent: node.parentNode };
    } else if (node instanceof HTMLElement) {
      const name = node.rawTagName?.toLowerCase() ?? '';
      if (silent.includes(name)) return;
      const ownLine = blockElements.has(name);
      if (ownLine) before = undefined;
      for (const child of node.childNodes) read(child);
      if (ownLine) before = undefined;
    }
  };
  read(document);
  return findings;
}

const endsInWord = /[\p{L}\p{N}%€)»+]$/u;
const beginsWithWord = /^[\p{L}\p{N}€(«]/u;
