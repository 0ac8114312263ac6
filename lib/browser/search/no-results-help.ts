import type { SiteSearchCopy } from '@/lib/schema/site-search';
import { button, element } from '../element';

type Classes = { title: string; list: string; item: string; action: string };

/**
 * What helps where nothing answers: questions that the site answers, and people who do.
 * @param askFor asks one of the questions
 */
export function noResultsHelp(
  copy: SiteSearchCopy,
  classes: Classes,
  askFor: (words: string) => void,
): Node[] {
  const list = (title: string, items: readonly Node[]) => [
    element('p', { class: classes.title }, title),
    element(
      'ul',
      { class: classes.list },
      ...items.map((item) => element('li', { class: classes.item }, item)),
    ),
  ];
  const questions = copy.examples.map((words) =>
    button({ class: classes.action }, words, () => askFor(words)),
  );
  const links = copy.relatedLinks.map(({ label, href }) =>
    element('a', { href, class: classes.action }, label),
  );
  return [...list(copy.askableTitle, questions), ...list(copy.relatedLinksTitle, links)];
}
