'use client';

import * as Radix from '@radix-ui/react-accordion';
import { type Dispatch, type SetStateAction, useLayoutEffect, useRef, useState } from 'react';
import { FaqAnswer } from '@/components/sections/faq-answer';
import { DisclosureSummary } from '@/components/ui/disclosure';
import { handOver } from '@/lib/browser/question-handover';
import type { FaqEntry } from '@/lib/schema/faq';
import type { Link } from '@/lib/schema/page';

export type FilteredFaqCopy = {
  label: string;
  placeholder: string;
  /** The number of questions that match: `{left}` of `{all}`. */
  left: string;
  /** The same for one question. */
  oneLeft: string;
  /** If no question matches. */
  none: string;
  /** The link after it, to a form that receives what was typed. */
  ask: Link;
};

const contains = (text: string, query: string) => text.toLocaleLowerCase('it').includes(query);

/**
 * Questions with a box that filters them: those that contain the typed text, in the question or the answer, in upper or lower
 * case (D27). One is open at a time. All answers are in the HTML and open without a script; only the box needs JavaScript.
 */
export function FilteredFaq({ entries, copy }: { entries: readonly FaqEntry[]; copy: FilteredFaqCopy }) {
  const [typed, setTyped] = useState('');
  const [openId, setOpenId] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // Text typed and answers opened before React hydrated.
  useLayoutEffect(() => {
    setTyped(input.current?.value ?? '');
    setOpenId(list.current?.querySelector('details[open]')?.id ?? '');
  }, []);

  const query = typed.trim().toLocaleLowerCase('it');
  const matching = entries.filter(
    ({ question, answer }) => contains(question, query) || contains(answer.join('\n'), query),
  );
  return (
    <>
      <search className="block max-w-[34rem] [@media(scripting:none)]:hidden">
        <label>
          <span className="sr-only">{copy.label}</span>
          <input
            ref={input}
            type="search"
            onChange={(event) => setTyped(event.target.value)}
            placeholder={copy.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            autoCapitalize="none"
            spellCheck={false}
            className="input"
          />
        </label>
        <p role="status" className="figures mt-2 mb-6 text-small text-ink-muted">
          {(matching.length === 1 ? copy.oneLeft : copy.left)
            .replace('{left}', String(matching.length))
            .replace('{all}', String(entries.length))}
        </p>
      </search>
      {matching.length === 0 && (
        <p className="border-t border-rule py-6">
          {copy.none}{' '}
          <a href={copy.ask.href} className="link" onClick={(click) => handOver(typed.trim(), click)}>
            {copy.ask.label}
          </a>
        </p>
      )}
      {/* Radix adds the arrow keys. */}
      <Radix.Root
        ref={list}
        type="single"
        collapsible
        value={openId}
        className={matching.length > 0 ? 'border-t border-rule' : undefined}
      >
        {matching.map((entry) => (
          <Item key={entry.id} entry={entry} isOpen={entry.id === openId} setOpenId={setOpenId} />
        ))}
      </Radix.Root>
    </>
  );
}

type ItemProps = {
  entry: FaqEntry;
  isOpen: boolean;
  setOpenId: Dispatch<SetStateAction<string>>;
};

function Item({ entry, isOpen, setOpenId }: ItemProps) {
  const { id, question } = entry;
  return (
    <Radix.Item value={id} asChild>
      <details
        id={id}
        name="domande-supporto"
        open={isOpen}
        // The browser opens it too: for a match of find-in-page, or the anchor of the URL.
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) setOpenId(id);
          else setOpenId((openId) => (openId === id ? '' : openId));
        }}
        suppressHydrationWarning
        className="disclosure"
      >
        {/* Without the attributes that Radix adds: `details` exposes its state and its content already. */}
        <Radix.Trigger
          asChild
          id={undefined}
          type={undefined}
          aria-controls={undefined}
          aria-expanded={undefined}
          onClick={(event) => {
            event.preventDefault();
            setOpenId(isOpen ? '' : id);
          }}
        >
          <DisclosureSummary>
            <h3 className="tracking-normal">{question}</h3>
          </DisclosureSummary>
        </Radix.Trigger>
        <div className="disclosure-text">
          <FaqAnswer entry={entry} />
        </div>
      </details>
    </Radix.Item>
  );
}
