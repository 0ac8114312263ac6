'use client';

import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { anchorName } from '@/lib/browser/anchor';
import { useHydrated } from './use-hydrated';

type Tab = { id: string; label: string };

/**
 * Tabs whose panels are all in the HTML, so that find-in-page finds their text. A match opens its tab, and so does an
 * URL with the id of a tab or of an element inside it. The tabs are links to their panels: before hydration the
 * style sheet shows the panel of the URL, and without JavaScript all of them.
 */
export function Tabs({
  label,
  tabs,
  slots,
}: {
  label: string;
  tabs: readonly Tab[];
  /** The content of each tab, by the tab's id. */
  slots: Readonly<Record<string, ReactNode>>;
}) {
  const hydrated = useHydrated();
  const [current, setCurrent] = useState(tabs[0]?.id ?? '');
  /** Opens a tab. Replaces the URL, so that it can be copied and Back does not step through every tab. */
  const open = useCallback((id: string) => {
    setCurrent(id);
    history.replaceState(null, '', `#${id}`);
  }, []);

  useAnchor(
    useCallback(
      (name: string) => {
        const panel = document.getElementById(name)?.closest('tab-panel');
        if (!panel || !tabs.some(({ id }) => id === panel.id)) return;
        setCurrent(panel.id);
        // Before hydration the style sheet showed the panel of the URL, and visitors may have scrolled since.
        if (panel.closest('.tabs-pending')) return;
        // The browser scrolled to the target while another panel was open.
        requestAnimationFrame(() => document.getElementById(name)?.scrollIntoView());
      },
      [tabs],
    ),
  );

  return (
    <Radix.Root value={current} onValueChange={open} className={hydrated ? 'tabs' : 'tabs tabs-pending'}>
      {/* Radix would write a style attribute, which the policy forbids. */}
      <Radix.List aria-label={label} className="tabs-list" style={{ outline: undefined }}>
        {tabs.map(({ id, label: tabLabel }) => (
          <Radix.Trigger
            key={id}
            value={id}
            asChild
            // Before React hydrates, Radix neither makes ids nor puts the current tab into the tab order.
            id={`${id}-tab`}
            aria-controls={id}
            type={undefined}
            {...(!hydrated && id === current && { tabIndex: 0 })}
          >
            <a
              href={`#${id}`}
              className="tabs-tab"
              onClick={(event) => {
                // Assistive technology clicks without the mousedown or key that Radix waits for.
                event.preventDefault();
                open(id);
              }}
            >
              {tabLabel}
            </a>
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id }) => (
        <Panel key={id} id={id} shown={id === current} onFound={setCurrent}>
          {slots[id]}
        </Panel>
      ))}
    </Radix.Root>
  );
}

/**
 * Calls a function with the anchor of the URL, at the start (before paint) and whenever it changes.
 * @param follow must keep its identity between renders
 */
function useAnchor(follow: (name: string) => void): void {
  useLayoutEffect(() => {
    const read = () => {
      const name = anchorName();
      if (name) follow(name);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [follow]);
}

type PanelProps = { id: string; shown: boolean; onFound: (id: string) => void; children: ReactNode };

function Panel({ id, shown, onFound, children }: PanelProps) {
  const ref = useRef<HTMLElement>(null);
  const hidden = shown ? undefined : 'until-found';
  // The browser removes the attribute when it shows a match. Before React hydrates, nothing else reports the match.
  useLayoutEffect(() => {
    if (!hidden) ref.current?.removeAttribute('hidden');
    else if (!ref.current?.hasAttribute('hidden')) onFound(id);
  }, [hidden, id, onFound]);
  return (
    <tab-panel
      ref={ref}
      id={id}
      hidden={hidden}
      suppressHydrationWarning
      // Only the shown panel has the role: without JavaScript they are all plain text.
      {...(shown && { role: 'tabpanel', 'aria-labelledby': `${id}-tab` })}
      // Set in both cases: React does not remove a `tabindex` of a custom element.
      tabIndex={shown ? 0 : -1}
      onbeforematch={() => onFound(id)}
      class="tabs-panel"
    >
      {children}
    </tab-panel>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A custom element without a script, because React writes `hidden` of any other element as a boolean. */
      'tab-panel': Omit<HTMLAttributes<HTMLElement>, 'hidden'> & {
        ref: Ref<HTMLElement>;
        hidden: 'until-found' | undefined;
        class: string;
        onbeforematch: () => void;
      };
    }
  }
}
