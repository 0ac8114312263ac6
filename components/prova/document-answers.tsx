import { useEffect, useId, useRef, useState } from 'react';
import { LetteredPassage, LetteredQuestion, PanelResult } from '@/components/sections/panel-result';
import type { DocumentAnswer } from '@/lib/browser/documents/answer';
import type { DocumentKind } from '@/lib/browser/documents/kind';
import type { ReadDocument } from '@/lib/browser/documents/types';
import { scoreText } from '@/lib/browser/search/score';
import { statusOf } from '@/lib/browser/search/status';
import type { SearchStates } from '@/lib/schema/site-search';
import type { ReadyDocuments } from './use-documents';

export type DocumentAnswersCopy = {
  label: string;
  placeholder: string;
  button: string;
  /** Before the questions to try. */
  tryLabel: string;
  /** Three that fit what was read. */
  questions: Record<DocumentKind, readonly [string, string, string]>;
  questionLabel: string;
  states: Pick<SearchStates, 'one' | 'many' | 'corrected' | 'none' | 'failed'>;
  pageLabel: string;
  scoreLabel: string;
  /** In a citation: `p. {number}`, `art. {number}`. */
  page: string;
  article: string;
  /** Unfolds the pages around a passage, and names each. */
  around: string;
  aroundPage: string;
};

type DocumentAnswersProps = {
  ready: ReadyDocuments;
  ask: (words: string) => Promise<DocumentAnswer>;
  copy: DocumentAnswersCopy;
};

type Asked = { words: string; answer: DocumentAnswer | undefined };

/** The box for a question, and the passages that are nearest to it. */
export function DocumentAnswers({ ready, ask, copy }: DocumentAnswersProps) {
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const field = useId();
  const list = useRef<HTMLOListElement>(null);
  const last = useRef(0);

  const search = async (question: string) => {
    const trimmed = question.trim();
    if (!trimmed) return;
    setWords(question);
    last.current += 1;
    const own = last.current;
    const answer = await ask(trimmed).catch(() => undefined);
    if (own === last.current) setAsked({ words: trimmed, answer });
  };

  // Leads to the first passage.
  useEffect(() => {
    const first = asked && list.current?.querySelector('li');
    if (!first) return;
    first.tabIndex = -1;
    first.focus();
  }, [asked]);

  const found = asked?.answer?.found ?? [];
  return (
    // To translate a page, browsers send its text to their maker.
    <div translate="no" className="border-b border-rule px-4 sm:px-6">
      <search>
        <form
          className="py-5"
          onSubmit={(event) => {
            event.preventDefault();
            void search(words);
          }}
        >
          <label htmlFor={field} className="font-semibold">
            {copy.label}
          </label>
          <div className="mt-2 flex flex-wrap gap-3">
            <input
              id={field}
              type="search"
              value={words}
              onChange={(event) => setWords(event.target.value)}
              placeholder={copy.placeholder}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
              // An enhanced spell check sends what is typed to the maker of the browser.
              spellCheck={false}
              className="input min-w-0 flex-1 basis-60"
            />
            <button type="submit" className="button button-primary">
              {copy.button}
            </button>
          </div>
          <p className="mt-4 text-note text-ink-muted">{copy.tryLabel}</p>
          <ul className="grid gap-x-6 text-small sm:grid-cols-3">
            {copy.questions[ready.kind].map((question) => (
              <li key={question}>
                <button
                  type="button"
                  className="link min-h-11 py-2 text-left"
                  onClick={() => void search(question)}
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </form>
      </search>
      <p role="status" className="border-rule text-note text-ink-muted not-empty:border-t not-empty:py-3">
        {asked &&
          (asked.answer
            ? statusOf(asked.words, found.length, asked.answer.meant, copy.states)
            : copy.states.failed)}
      </p>
      {asked?.answer && found.length > 0 && (
        <>
          <p className="border-b-2 border-ink pb-3 font-display text-heading-3 font-medium">
            <span className="sr-only">{copy.questionLabel}: </span>
            <LetteredQuestion text={asked.answer.question} />
          </p>
          <ol ref={list}>
            {found.map(({ passage, text, score }, place) => {
              const document = ready.documents[passage.document];
              const page = document?.pages[passage.page]?.number;
              return (
                <PanelResult
                  // biome-ignore lint/suspicious/noArrayIndexKey: results have no other name
                  key={`${asked.words} ${place}`}
                  words={copy}
                  page={page === undefined ? '' : String(page)}
                  source={citation(place, document?.name ?? '', page, passage.article, copy)}
                  score={score}
                  scoreText={scoreText(score)}
                  passage={
                    <span className="wrap-anywhere whitespace-pre-line">
                      <LetteredPassage text={text} />
                    </span>
                  }
                  more={document && <Around document={document} page={passage.page} copy={copy} />}
                />
              );
            })}
          </ol>
        </>
      )}
    </div>
  );
}

function citation(
  place: number,
  name: string,
  page: number | undefined,
  article: string | undefined,
  copy: DocumentAnswersCopy,
) {
  const where = [
    ...(page === undefined ? [] : [copy.page.replace('{number}', String(page))]),
    ...(article === undefined ? [] : [copy.article.replace('{number}', article)]),
  ];
  return (
    <>
      {place + 1} · <span className="font-mono text-[0.75rem] text-ink">{name}</span>
      {where.map((each) => `, ${each}`)}
    </>
  );
}

/** The page of a passage, that before it and that after it. */
function Around({
  document,
  page,
  copy,
}: {
  document: ReadDocument;
  page: number;
  copy: DocumentAnswersCopy;
}) {
  const first = Math.max(0, page - 1);
  return (
    <details className="mt-2 text-small">
      <summary className="link inline-block min-h-11 py-2">{copy.around}</summary>
      {document.pages.slice(first, page + 2).map(({ number, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages of a document keep their places
        <div key={first + place} className="max-w-[70ch] border-t border-rule py-3">
          {number !== undefined && (
            <p className="eyebrow">{copy.aroundPage.replace('{number}', String(number))}</p>
          )}
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
        </div>
      ))}
    </details>
  );
}
