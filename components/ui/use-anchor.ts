'use client';

import { useLayoutEffect } from 'react';
import { anchorName } from '@/lib/browser/anchor';

/**
 * Calls a function with the anchor of the address, at the start (before paint) and whenever it changes.
 * @param follow must keep its identity between renders
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
