'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the prerendered HTML and during hydration, then true. For elements that visitors without
 * JavaScript must not get.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
