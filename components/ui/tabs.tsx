'use client';

import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useState } from 'react';
import { useHydrated } from './use-hydrated';

type Tab = { id: string; label: string; panel: ReactNode };

/**
 * Tabs whose panels all stand in the HTML. Until React wakes, and for visitors without JavaScript, they are read one
 * after the other; the tab list comes with the script that makes it work.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const hydrated = useHydrated();
  const [current, setCurrent] = useState(tabs[0]?.id);

  if (!hydrated) {
    return (
      <div className="schede">
        {tabs.map((tab) => (
          <div key={tab.id} className="schede-pannello">
            {tab.panel}
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
        // Mounted even while closed, so that nothing leaves the document; `hidden` alone takes it out of sight.
        <Radix.Content
          key={tab.id}
          value={tab.id}
          forceMount
          hidden={tab.id !== current}
          className="schede-pannello"
        >
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
