'use client';

import { type KeyboardEvent, type ReactNode, useCallback, useState } from 'react';
import { useAnchor } from './use-anchor';
import { useHydrated } from './use-hydrated';
import { useUntilFound } from './use-until-found';

type Tab = { id: string; label: string };

/**
 * Tabs whose panels all stand in the HTML, where the browser's search finds them; what it finds opens its tab, and so
 * does an address that ends in the name of a tab or of something inside it. Without JavaScript the list is one of
 * links, and the panels are read one after the other.
 */
export function Tabs({
  label,
  tabs,
  slots,
}: {
  label: string;
  tabs: readonly Tab[];
  /** The panel of each tab, by its id. */
  slots: Readonly<Record<string, ReactNode>>;
}) {
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

  return (
    <div className={hydrated ? 'schede' : 'schede schede-attesa'}>
      {hydrated ? (
        <TabList label={label} tabs={tabs} current={current} onChoose={setCurrent} />
      ) : (
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
      )}
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          id={tab.id}
          state={!hydrated ? 'waiting' : tab.id === current ? 'shown' : 'closed'}
          onFound={setCurrent}
        >
          {slots[tab.id]}
        </Panel>
      ))}
    </div>
  );
}

const tabOf = (id: string) => `${id}-scheda`;
const panelOf = (id: string) => `${id}-pannello`;

type TabListProps = {
  label: string;
  tabs: readonly Tab[];
  current: string;
  onChoose: (id: string) => void;
};

/** The list, one stop of the Tab key; the arrows, Home and End choose (ARIA Authoring Practices, "Tabs"). */
function TabList({ label, tabs, current, onChoose }: TabListProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = tabs.findIndex(({ id }) => id === current);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(tabOf(next.id))?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className="schede-elenco" onKeyDown={move}>
      {tabs.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabOf(id)}
          aria-controls={panelOf(id)}
          aria-selected={id === current}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChoose(id)}
          className="schede-voce"
        >
          {name}
        </button>
      ))}
    </div>
  );
}

type PanelProps = {
  id: string;
  /** Waiting for the script: the stylesheet says what is seen. */
  state: 'waiting' | 'shown' | 'closed';
  onFound: (id: string) => void;
  children: ReactNode;
};

function Panel({ id, state, onFound, children }: PanelProps) {
  const ref = useUntilFound(
    state !== 'closed',
    useCallback(() => onFound(id), [onFound, id]),
  );
  const role = state !== 'waiting' && {
    id: panelOf(id),
    role: 'tabpanel',
    'aria-labelledby': tabOf(id),
    'aria-hidden': state === 'closed',
    tabIndex: state === 'shown' ? 0 : -1,
  };
  return (
    <div ref={ref} {...role} className="schede-pannello">
      <div id={id} data-scheda={id}>
        {children}
      </div>
    </div>
  );
}
