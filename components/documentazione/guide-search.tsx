'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ScoreBar } from '@/components/pictures/score-bar';
import { Icon } from '@/components/ui/icon';
import { SearchField } from '@/components/ui/search-field';
import { handOver } from '@/lib/browser/question';
import { type State, watch } from '@/lib/browser/search/ask';
import { type Answer, search } from '@/lib/browser/search/engine';
import { showFirst } from '@/lib/browser/search/parts';
import type { Passage } from '@/lib/browser/search/passages';
import { scoreText } from '@/lib/browser/search/score';
import { statusOf } from '@/lib/browser/search/status';
import { fold, wordsOfQuery } from '@/lib/browser/search/words';
import type { SiteSearchCopy } from '@/lib/schema/site-search';
import type { GuideCard } from './guide-list';

/** The words that only this search box uses. */
export type GuideSearchLabels = {
  label: string;
  placeholder: string;
  /** Heading above the guides whose title or summary matches. */
  cards: string;
  /** Heading above the matching passages of the texts. */
  passages: string;
};

/** Together with the words of the site search. */
export type GuideSearchCopy = GuideSearchLabels &
  Pick<SiteSearchCopy, 'states' | 'scoreLabel' | 'relatedLinksTitle' | 'relatedLinks'>;

/** The pages that this box searches are below this address. */
const below = '/documentazione/';

/** How the box searches the texts. */
const searcher = {
  search: (words: string, typing: boolean) => search(words, { below, limit: 12, typing }),
  places: ({ found }: Answer) => found.map(({ href }) => href),
};

const idle = { kind: 'idle' } as const;

/**
 * The search box of the documentation (D27). It filters the cards at every key and searches the texts when
 * typing pauses. While the box is empty, the page content is visible below. Where JavaScript is off there is
 * no box.
 */
export function GuideSearch({
  cards,
  copy,
  slots,
}: {
  cards: readonly GuideCard[];
  copy: GuideSearchCopy;
  slots: { below: ReactNode };
}) {
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<State<Answer>>(idle);
  const [spoken, setSpoken] = useState<State<Answer>>(idle);
  const form = useRef<HTMLFormElement>(null);
  const searchNow = useRef<() => Promise<boolean>>(undefined);
  /** Enter was pressed: the answer that comes is to take the focus. */
  const leads = useRef(false);
  const words = typed.trim();

  useEffect(() => {
    const input = form.current?.querySelector('input');
    if (!input) return;
    const show = (state: State<Answer>) => {
      setAnswer(state);
      if (state.kind !== 'answered' || state.settled) setSpoken(state);
    };
    searchNow.current = watch(input, show, searcher);
    if (input.value) void searchNow.current();
  }, []);

  const onType = useCallback((now: string) => {
    leads.current = false;
    setTyped(now);
  }, []);

  useEffect(() => {
    if (!leads.current || spoken.kind !== 'answered') return;
    leads.current = false;
    const results = document.getElementById('risultati');
    const status = results?.querySelector<HTMLElement>('[role=status]');
    if (status) showFirst(results?.querySelector<HTMLElement>('[data-found] a') ?? null, status);
  }, [spoken]);

  const searching = words.length >= 2;
  return (
    <>
      <search>
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            leads.current = true;
            void searchNow.current?.();
          }}
          className="relative mb-10 block max-w-[40rem] [@media(scripting:none)]:hidden"
        >
          <Icon name="search" className="pointer-events-none absolute top-5 left-4 w-5" />
          <SearchField
            label={copy.label}
            placeholder={copy.placeholder}
            onType={onType}
            className="input min-h-15 pl-12"
          />
        </form>
      </search>
      {searching && <Results words={words} cards={cards} answer={answer} spoken={spoken} copy={copy} />}
      <div hidden={searching}>{slots.below}</div>
    </>
  );
}

type ResultsProps = {
  words: string;
  cards: readonly GuideCard[];
  answer: State<Answer>;
  /** The last answer that nobody types any more. */
  spoken: State<Answer>;
  copy: GuideSearchCopy;
};

/** The guides whose title or summary has all words of meaning. */
function fittingCards(words: string, cards: readonly GuideCard[]): GuideCard[] {
  const wanted = wordsOfQuery(words).filter(({ kind }) => kind === 'content');
  return cards.filter(
    ({ title, summary }) =>
      wanted.length > 0 && wanted.every(({ text }) => fold(`${title} ${summary}`).includes(text)),
  );
}

function statusText(state: State<Answer>, cards: readonly GuideCard[], { states }: GuideSearchCopy): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'failed') return states.failed;
  const { words, answer } = state;
  return statusOf(words, answer.found.length + fittingCards(words, cards).length, answer, states);
}

function Results({ words, cards, answer, spoken, copy }: ResultsProps) {
  const fitting = fittingCards(words, cards);
  const { found } = answer.kind === 'answered' ? answer.answer : { found: [] };
  const status = statusText(spoken, cards, copy);
  const isUnsaid = spoken.kind === 'answered' && status === spoken.answer.unsaid;
  const isSettled = answer.kind === 'failed' || (answer.kind === 'answered' && answer.settled);
  return (
    <div id="risultati" className="grid gap-y-10">
      <p role="status" className={`max-w-[62ch] ${isUnsaid ? '' : 'text-small text-ink-muted'}`}>
        {status}
      </p>
      {fitting.length > 0 && (
        <div>
          <h2 className="eyebrow">{copy.cards}</h2>
          <ul data-found className="mt-3 border-b border-rule">
            {fitting.map((card) => (
              <li key={card.href} className="border-t border-rule py-4">
                <a href={card.href} className="link font-display text-heading-4 font-medium">
                  {card.title}
                </a>
                <p className="mt-1 max-w-[70ch]">{card.summary}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isSettled && found.length === 0 && fitting.length === 0 && (
        <div>
          <h2 className="eyebrow">{copy.relatedLinksTitle}</h2>
          <ul className="mt-3">
            {copy.relatedLinks.map(({ label, href, takesQuestion }) => (
              <li key={href} className="py-3">
                <a
                  href={href}
                  className="link"
                  onClick={takesQuestion && ((click) => handOver(words, click))}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {found.length > 0 && (
        <div>
          <h2 className="eyebrow">{copy.passages}</h2>
          <ol data-found className="mt-3 border-b border-rule">
            {found.map((place, index) => (
              <li
                key={place.href}
                className="grid gap-x-8 gap-y-1 border-t border-rule py-4 md:grid-cols-12 md:items-baseline"
              >
                <p className="md:col-span-4">
                  <a href={place.href} className="link font-semibold">
                    {place.heading ? <Marked passage={place.heading} /> : place.page}
                  </a>{' '}
                  <span className="block text-small text-ink-muted">
                    {index + 1}
                    {place.heading && ` · ${place.page}`}
                  </span>
                </p>
                <div className="md:col-span-8">
                  <p className="font-display text-heading-4">
                    <Marked passage={place.passage} /> …
                  </p>
                  <p className="figures mt-1 flex items-center gap-2 text-note font-semibold">
                    <span className="sr-only">{copy.scoreLabel}: </span>
                    <ScoreBar score={place.score} />
                    {scoreText(place.score)}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

function Marked({ passage }: { passage: Passage }) {
  return passage.map(({ text, matched }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice
    matched ? <mark key={index}>{text}</mark> : text,
  );
}
