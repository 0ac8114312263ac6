'use client';

import { useLayoutEffect } from 'react';
import { anchorName } from '@/lib/browser/anchor';

/**
 * Follows the anchor of the address, on arrival (before anything is painted) and whenever it changes.
 * @param follow called with its name; must keep its identity between renders
 */
export function useAnchor(follow: (name: string) => void): void {
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
