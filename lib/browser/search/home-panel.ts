import { element } from '../element';
import { type State, watch } from './ask';
import { loadCopy, sectionOf } from './copy';
import { type Answer, type Found, search } from './engine';
import { preloadIndex } from './index-files';
import type { LetteredPiece } from './letters';
import { markedText, noResultsHelp, showFirst } from './parts';
import { askSamples, loadSamples, type SampleAnswer, type SampleFound } from './samples';
import { scoreBar, scoreText } from './score';
import { statusOf } from './status';

/** The answers of the sample archive and of the site. */
type Answers = { samples: SampleAnswer; site: Answer };

/** Maximum number of results from the site. */
const LIMIT = 4;
/** Score that the site needs beside an answer of the archive. */
const MIN_BESIDE = 0.35;
/** Score that the archive needs where the site says that it does not answer. */
const MIN_BESIDE_UNSAID = 0.65;

async function searchBoth(words: string, typing: boolean): Promise<Answers> {
  const [samples, site] = await Promise.all([
    // Without them the site still answers.
    loadSamples().catch(() => undefined),
    search(words, { limit: LIMIT, typing }),
  ]);
  const ofSamples = samples ? askSamples(samples, words, typing) : { question: [], found: [] };
  if (site.unsaid && bestOf(ofSamples) < MIN_BESIDE_UNSAID)
    return { samples: { question: [], found: [] }, site };
  // Beside a better answer of the archive, a weak one of the site is none.
  const isWeak = bestOf(site) < Math.min(MIN_BESIDE, bestOf(ofSamples));
  return { samples: ofSamples, site: isWeak ? { found: [] } : site };
}

const places = ({ samples, site }: Answers) => [
  ...samples.found.map(({ source }) => `${source.file} ${source.place}`),
  ...site.found.map(({ href }) => href),
];

/**
 * Answers questions in the panel of the home page, in the form of its drawing. While the box is empty the drawing is
 * visible.
 * @param form the form of the panel
 * @returns a function that asks a question at once and leads to the first result
 * @throws if the words of the search cannot be loaded
 */
export async function answerPanel(form: HTMLFormElement): Promise<(words: string) => Promise<void>> {
  const copy = await loadCopy();
  const panel = form.closest('figure');
  const part = <Kind extends HTMLElement>(selector: string) => panel?.querySelector<Kind>(selector) as Kind;
  const input = part<HTMLInputElement>('input');
  const question = part('[data-question] > :last-child');
  const drawnQuestion = [...question.childNodes];
  const drawnWords = drawnQuestion.map(textWithoutLetter).join('');
  const status = part('[role=status]');
  const example = part('[data-example]');
  const caption = part('[data-caption]');
  const answer = part('[data-answer]');
  const helpPlace = part('[data-help]');
  const pattern = part('[data-example] > li');
  const letter = part('sup');
  const underlined = part('[data-asked] > span');

  const withLetter = (piece: LetteredPiece, name: 'mark' | 'span'): (Node | string)[] => {
    if (!piece.letter) return [piece.text];
    const sup = letter.cloneNode() as HTMLElement;
    sup.textContent = `\u00a0${piece.letter}`;
    if (name === 'mark') return [element('mark', {}, piece.text, sup)];
    const line = underlined.cloneNode() as HTMLElement;
    line.textContent = piece.text;
    return [line, sup];
  };
  const result = (
    number: string,
    label: boolean,
    score: number,
    source: Node[],
    passage: (Node | string)[],
  ) => {
    const item = pattern.cloneNode(true) as HTMLElement;
    const fill = (selector: string, ...content: (Node | string)[]) =>
      item.querySelector(selector)?.replaceChildren(...content);
    item.tabIndex = -1;
    fill('[data-number]', number);
    if (!label) item.querySelector('[data-label]')?.remove();
    fill('[data-source]', ...source);
    fill('[data-score]', scoreText(score));
    item.querySelector('path:last-child')?.setAttribute('d', scoreBar(score));
    fill('[data-passage]', ...passage);
    return item;
  };
  const sample = ({ source, passage, score }: SampleFound, index: number) => {
    const { file, place, pageNumber, kind, lang, drawnOn } = source;
    const origin =
      drawnOn.href === '/'
        ? (kind ?? '')
        : element('a', { href: drawnOn.href, class: 'link' }, drawnOn.label);
    const item = result(
      pageNumber ?? '',
      pageNumber !== undefined,
      score,
      texts(
        `${index + 1} · `,
        origin,
        ' · ',
        element('span', { class: panelClasses.file }, file),
        `, ${place}`,
      ),
      passage.flatMap((piece) => withLetter(piece, 'mark')),
    );
    if (lang) item.querySelector('[data-passage]')?.setAttribute('lang', lang);
    return item;
  };
  const ofSite = ({ href, page, heading, passage, score }: Found, index: number) =>
    result(
      String(index + 1),
      false,
      score,
      texts(
        `${index + 1} · ${sectionOf(href, copy) ?? ''} · `,
        element(
          'a',
          { href, class: 'link text-ink' },
          page,
          ...(heading ? [', ', ...markedText(heading)] : []),
        ),
      ),
      passage.length > 0 ? [...markedText(passage), ' …'] : [],
    );

  const askFor = async (words: string) => {
    // The magnifier beside the drawn question asks it.
    input.value = words || drawnWords;
    const isShown = await searchNow();
    if (isShown) showFirst(answer.querySelector('[data-group]:not([hidden]) li'), status);
  };
  const say = (text: string, unsaid?: string) => {
    status.textContent = text;
    status.classList.toggle('text-ink-muted', text !== unsaid);
  };
  const show = (state: State<Answers>) => {
    const idle = state.kind === 'idle';
    // It keeps its space, so that the page does not move.
    example.style.visibility = idle ? '' : 'hidden';
    caption.hidden = !idle;
    answer.hidden = idle;
    form.toggleAttribute('data-answered', !idle);
    if (state.kind !== 'answered') {
      say(idle ? '' : copy.states.failed);
      question.replaceChildren(...(idle ? drawnQuestion : [state.words]));
      showGroups([]);
      helpPlace.replaceChildren(...(idle ? [] : noResultsHelp(state.words, copy, panelClasses, askFor)));
      return;
    }
    const { words, settled, same } = state;
    const { samples, site } = state.answer;
    const asked = samples.found.length > 0 ? samples.question : [{ text: words }];
    question.replaceChildren(...asked.flatMap((piece) => withLetter(piece, 'span')));
    const count = samples.found.length + site.found.length;
    const leading = bestOf(samples) > bestOf(site) ? samples : site;
    if (settled) say(statusOf(words, count, leading, copy.states), site.unsaid);
    if (same) return;
    const both: [group: string, items: Node[], best: number][] = [
      ['site', site.found.map(ofSite), bestOf(site)],
      ['samples', samples.found.map(sample), bestOf(samples)],
    ];
    // The sort is stable: the site stands first where they are equal.
    showGroups(both.sort((a, b) => b[2] - a[2]));
    helpPlace.replaceChildren(...(count > 0 ? [] : noResultsHelp(words, copy, panelClasses, askFor)));
  };
  const showGroups = (groups: readonly [group: string, items: Node[], best: number][]) => {
    for (const group of answer.querySelectorAll<HTMLElement>('[data-group]')) group.hidden = true;
    for (const [name, items] of groups) {
      const group = part(`[data-group=${name}]`);
      group.hidden = items.length === 0;
      group.querySelector('ol')?.replaceChildren(...items);
      // Behind those before it.
      helpPlace.before(group);
    }
  };
  const searchNow = watch(input, show, { search: searchBoth, places });
  if (input.value) input.dispatchEvent(new Event('input'));
  preloadIndex();
  void loadSamples().catch(() => {});
  return askFor;
}

const bestOf = ({ found }: SampleAnswer | Answer): number => found[0]?.score ?? 0;

function textWithoutLetter(piece: ChildNode): string {
  return (piece instanceof Element ? piece.firstChild : piece)?.textContent ?? '';
}

const texts = (...parts: (Node | string)[]): Node[] =>
  parts.map((part) => (typeof part === 'string' ? document.createTextNode(part) : part));

/** Classes that the page has styles for, because the panel uses them. */
const panelClasses = {
  title: 'pt-4 text-note text-ink-muted',
  list: '',
  item: 'py-3',
  action: 'link',
  file: 'font-mono text-[0.75rem] text-ink',
};
