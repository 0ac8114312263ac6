'use client';

import * as Radix from '@radix-ui/react-accordion';
import { useLayoutEffect, useRef, useState } from 'react';
import { FaqAnswer } from '@/components/sections/faq-answer';
import { Icon } from '@/components/ui/icon';
import { handOver } from '@/lib/browser/question';
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
  /** The link after it, to a form that gets what was typed. */
  ask: Link;
};

const holds = (text: string, query: string) => text.toLocaleLowerCase('it').includes(query);

/**
 * Questions with a filter box. A question stays if it or its answer contains the typed text, in any case (D27). One is
 * open at a time. All answers are in the HTML, and open without a script; the box is hidden without JavaScript.
 */
export function FilteredFaq({ entries, copy }: { entries: readonly FaqEntry[]; copy: FilteredFaqCopy }) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // What was typed and opened before React hydrated.
  useLayoutEffect(() => {
    setTyped(input.current?.value ?? '');
    setOpen(list.current?.querySelector('details[open]')?.id ?? '');
  }, []);

  const query = typed.trim().toLocaleLowerCase('it');
  const matching = entries.filter(
    ({ question, answer }) => holds(question, query) || holds(answer.join('\n'), query),
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
        value={open}
        className={matching.length > 0 ? 'border-t border-rule' : undefined}
      >
        {matching.map((entry) => (
          <Item key={entry.id} entry={entry} shown={entry.id === open} onToggle={setOpen} />
        ))}
      </Radix.Root>
    </>
  );
}

type ItemProps = {
  entry: FaqEntry;
  shown: boolean;
  /** The setter of the open question's id. */
  onToggle: (open: string | ((before: string) => string)) => void;
};

function Item({ entry, shown, onToggle }: ItemProps) {
  const { id, question } = entry;
  return (
    <Radix.Item value={id} asChild>
      <details
        id={id}
        name="domande-supporto"
        open={shown}
        // The browser opens it for a match of find-in-page, or the anchor of the address.
        onToggle={({ currentTarget }) =>
          onToggle(currentTarget.open ? id : (before) => (before === id ? '' : before))
        }
        suppressHydrationWarning
        className="disclosure"
      >
        {/* `details` already exposes what Radix would add: its state, and what it opens. */}
        <Radix.Trigger
          asChild
          id={undefined}
          type={undefined}
          aria-controls={undefined}
          aria-expanded={undefined}
          onClick={(event) => {
            event.preventDefault();
            onToggle(shown ? '' : id);
          }}
        >
          <summary>
            <h3 className="tracking-normal">{question}</h3>
            <Icon name="plus" className="disclosure-mark" />
          </summary>
        </Radix.Trigger>
        <div className="disclosure-text">
          <FaqAnswer entry={entry} />
        </div>
      </details>
    </Radix.Item>
  );
}
