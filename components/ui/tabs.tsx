'use client';

import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useCallback, useState } from 'react';
import { useAnchor } from './use-anchor';
import { useHydrated } from './use-hydrated';
import { useUntilFound } from './use-until-found';

type Tab = { id: string; label: string };

/**
 * Tabs whose panels are all in the HTML, so that find-in-page finds their text. A match opens its tab, and so
 * does an address with the id of a tab or of an element inside it. Without JavaScript the tab list is a list
 * of links, and all panels are visible.
 */
export function Tabs({
  label,
  tabs,
  slots,
}: {
  label: string;
  tabs: readonly Tab[];
  /** The content of each tab by its id. */
  slots: Readonly<Record<string, ReactNode>>;
}) {
  const hydrated = useHydrated();
  const [current, setCurrent] = useState(tabs[0]?.id ?? '');

  useAnchor(
    useCallback(
      (name: string) => {
        if (!hydrated) return;
        const tab = document.getElementById(name)?.closest<HTMLElement>('[data-tab]')?.dataset.tab;
        if (!tab || !tabs.some(({ id }) => id === tab)) return;
        setCurrent(tab);
        // The browser has looked for the target while it was hidden, so scroll again.
        requestAnimationFrame(() => document.getElementById(name)?.scrollIntoView());
      },
      [hydrated, tabs],
    ),
  );

  if (!hydrated) {
    return (
      <div className="tabs tabs-pending">
        <nav aria-label={label}>
          <ul className="tabs-list">
            {tabs.map((tab) => (
              <li key={tab.id}>
                <a href={`#${tab.id}`} className="tabs-tab">
                  {tab.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {tabs.map((tab) => (
          <div key={tab.id} className="tabs-panel">
            <div id={tab.id} data-tab={tab.id}>
              {slots[tab.id]}
            </div>
          </div>
        ))}
      </div>
    );
  }
  return (
    <Radix.Root value={current} onValueChange={setCurrent} className="tabs">
      <Radix.List aria-label={label} className="tabs-list">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className="tabs-tab">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Panel key={tab.id} id={tab.id} shown={tab.id === current} onFound={setCurrent}>
          {slots[tab.id]}
        </Panel>
      ))}
    </Radix.Root>
  );
}

type PanelProps = { id: string; shown: boolean; onFound: (id: string) => void; children: ReactNode };

function Panel({ id, shown, onFound, children }: PanelProps) {
  const ref = useUntilFound(
    shown,
    useCallback(() => onFound(id), [onFound, id]),
  );
  return (
    // `forceMount` keeps closed panels in the document.
    <Radix.Content
      ref={ref}
      value={id}
      forceMount
      tabIndex={shown ? 0 : -1}
      aria-hidden={!shown}
      className="tabs-panel"
    >
      <div id={id} data-tab={id}>
        {children}
      </div>
    </Radix.Content>
  );
}
