'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Hides an element with `hidden="until-found"`, so that find-in-page still finds it. React cannot set this
 * value as a property. Browsers without support hide the element completely.
 * @param shown whether the element is visible
 * @param onFound called when find-in-page or an anchor matches something inside
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
