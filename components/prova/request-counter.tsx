import { useEffect, useState } from 'react';
import { countRequests } from '@/lib/browser/request-count';
import type { CountText } from './comparison-view';

/** Counts the requests of the page from the moment when this component is shown. */
export function RequestCounter({ copy: [one, many] }: { copy: CountText }) {
  const [count, setCount] = useState(0);
  useEffect(() => countRequests(setCount), []);
  return (
    <p role="status" className="flex items-baseline gap-3 text-note text-ink-muted">
      <span
        data-requests
        className="figures font-display text-heading-2 leading-none font-medium text-secure"
      >
        {count}
      </span>{' '}
      {count === 1 ? one : many}
    </p>
  );
}
