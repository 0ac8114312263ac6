'use client';

import * as Radix from '@radix-ui/react-accordion';
import { useCallback, useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { SearchField } from '@/components/ui/search-field';
import { useAnchor } from '@/components/ui/use-anchor';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useUntilFound } from '@/components/ui/use-until-found';
import type { FaqEntry } from '@/lib/schema/faq';

export type FilteredFaqCopy = {
  label: string;
  placeholder: string;
  /** Number of questions left. `{left}` and `{all}` are replaced by numbers. */
  left: string;
  /** The same text for one question. */
  oneLeft: string;
  /** Text when no question is left. */
  none: string;
};

const holds = (text: string, words: string) => text.toLocaleLowerCase('it').includes(words);

/**
 * Questions with a filter box. A question stays if it or its answer contains the typed text, in any case
 * (D27). One is open at a time and can be closed again. All answers are in the HTML. Without JavaScript there
 * is no box.
 */
export function FilteredFaq({ entries, copy }: { entries: readonly FaqEntry[]; copy: FilteredFaqCopy }) {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState('');

  useAnchor(useCallback((name: string) => entries.some(({ id }) => id === name) && setOpen(name), [entries]));

  if (!hydrated) {
    return (
      <>
        <div aria-hidden="true" className="hidden h-[7.25rem] [@media(scripting:enabled)]:block" />
        <div className="border-t border-rule">
          {entries.map((entry) => (
            <Disclosure key={entry.id} id={entry.id} group="domande-supporto" title={entry.question}>
              <Answer entry={entry} />
            </Disclosure>
          ))}
        </div>
      </>
    );
  }
  const words = typed.trim().toLocaleLowerCase('it');
  const left = entries.filter(
    ({ question, answer }) => holds(question, words) || holds(answer.join('\n'), words),
  );
  return (
    <>
      <search className="block max-w-[34rem]">
        <SearchField
          label={copy.label}
          placeholder={copy.placeholder}
          value={typed}
          onType={setTyped}
          className="input"
        />
        <p role="status" className="figures mt-2 mb-6 text-small text-ink-muted">
          {(left.length === 1 ? copy.oneLeft : copy.left)
            .replace('{left}', String(left.length))
            .replace('{all}', String(entries.length))}
        </p>
      </search>
      {left.length === 0 && <p className="border-t border-rule py-6">{copy.none}</p>}
      <Radix.Root
        type="single"
        collapsible
        value={open}
        onValueChange={setOpen}
        className={left.length > 0 ? 'border-t border-rule' : undefined}
      >
        {left.map((entry) => (
          <Item key={entry.id} entry={entry} shown={entry.id === open} onFound={setOpen} />
        ))}
      </Radix.Root>
    </>
  );
}

type ItemProps = { entry: FaqEntry; shown: boolean; onFound: (id: string) => void };

function Item({ entry, shown, onFound }: ItemProps) {
  const ref = useUntilFound(
    shown,
    useCallback(() => onFound(entry.id), [onFound, entry.id]),
  );
  return (
    <Radix.Item id={entry.id} value={entry.id} className="disclosure">
      <Radix.Header className="font-text tracking-normal">
        <Radix.Trigger className="disclosure-title">
          <span>{entry.question}</span>
          <Icon name="plus" className="disclosure-mark" />
        </Radix.Trigger>
      </Radix.Header>
      <Radix.Content ref={ref} forceMount aria-hidden={!shown}>
        <div className="disclosure-text">
          <Answer entry={entry} />
        </div>
      </Radix.Content>
    </Radix.Item>
  );
}

function Answer({ entry }: { entry: FaqEntry }) {
  return entry.answer.map((paragraph) => (
    <p key={paragraph} className="not-first:mt-3">
      {paragraph}
    </p>
  ));
}
