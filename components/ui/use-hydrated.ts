'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the prerendered page and during hydration, true afterwards: for what must not be in the HTML that visitors
 * without JavaScript get.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
