'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Hides an element from sight but not from the browser's search: `hidden="until-found"`, which React cannot write as a
 * property. A browser without it hides the element like any other.
 * @param shown whether the element is shown
 * @param onFound called when the browser's search, or an address with an anchor, has found something inside
 * @returns a ref for the element
 */
export function useUntilFound(shown: boolean, onFound: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (shown) ref.current?.removeAttribute('hidden');
    else ref.current?.setAttribute('hidden', 'until-found');
  }, [shown]);
  useEffect(() => {
    const element = ref.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return ref;
}
