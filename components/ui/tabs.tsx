'use client';

import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useCallback, useState } from 'react';
import { useAnchor } from './use-anchor';
import { useHydrated } from './use-hydrated';
import { useUntilFound } from './use-until-found';

type Tab = { id: string; label: string; panel: ReactNode };

/**
 * Tabs whose panels all stand in the HTML, where the browser's search finds them; what it finds opens its tab, and so
 * does an address that ends in the name of a tab or of something inside it. Without JavaScript the list is one of
 * links, and the panels are read one after the other.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const hydrated = useHydrated();
  const [current, setCurrent] = useState(tabs[0]?.id ?? '');

  useAnchor(
    useCallback(
      (name: string) => {
        if (!hydrated) return;
        const tab = document.getElementById(name)?.closest<HTMLElement>('[data-scheda]')?.dataset.scheda;
        if (!tab || !tabs.some(({ id }) => id === tab)) return;
        setCurrent(tab);
        // The browser has looked for the target while it was hidden.
        requestAnimationFrame(() => document.getElementById(name)?.scrollIntoView());
      },
      [hydrated, tabs],
    ),
  );

  if (!hydrated) {
    return (
      <div className="schede schede-attesa">
        <nav aria-label={label}>
          <ul className="schede-elenco">
            {tabs.map((tab) => (
              <li key={tab.id}>
                <a href={`#${tab.id}`} className="schede-voce">
                  {tab.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {tabs.map((tab) => (
          <div key={tab.id} className="schede-pannello">
            <div id={tab.id} data-scheda={tab.id}>
              {tab.panel}
            </div>
          </div>
        ))}
      </div>
    );
  }
  return (
    <Radix.Root value={current} onValueChange={setCurrent} className="schede">
      <Radix.List aria-label={label} className="schede-elenco">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className="schede-voce">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Panel key={tab.id} tab={tab} shown={tab.id === current} onFound={setCurrent} />
      ))}
    </Radix.Root>
  );
}

function Panel({ tab, shown, onFound }: { tab: Tab; shown: boolean; onFound: (id: string) => void }) {
  const ref = useUntilFound(
    shown,
    useCallback(() => onFound(tab.id), [onFound, tab.id]),
  );
  return (
    // Mounted even while closed, so that nothing leaves the document.
    <Radix.Content
      ref={ref}
      value={tab.id}
      forceMount
      tabIndex={shown ? 0 : -1}
      aria-hidden={!shown}
      className="schede-pannello"
    >
      <div id={tab.id} data-scheda={tab.id}>
        {tab.panel}
      </div>
    </Radix.Content>
  );
}
