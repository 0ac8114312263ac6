import { useEffect, useState } from 'react';
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

/**
 * Counts the requests of the page from now on, by the browser's resource timing. A request that the policy refuses does not
 * count, although browsers list some of them.
 * @param show receives the number whenever it may have changed
 * @returns a function that stops counting
 */
function countRequests(show: (count: number) => void): () => void {
  const since = performance.now();
  const requestedUrls: string[] = [];
  const refusedUrls = new Set<string>();
  const showCount = () => show(requestedUrls.filter((url) => !refusedUrls.has(url)).length);
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (startTime >= since) requestedUrls.push(name);
    showCount();
  });
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    refusedUrls.add(blockedURI);
    showCount();
  };
  observer.observe({ type: 'resource' });
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => {
    observer.disconnect();
    document.removeEventListener('securitypolicyviolation', onViolation);
  };
}
