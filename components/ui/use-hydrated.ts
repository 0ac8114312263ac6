'use client';

import { useSyncExternalStore } from 'react';

/** The value never changes later, so there is nothing to subscribe to. */
const subscribe = () => () => {};

/** False in the prerendered HTML and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
