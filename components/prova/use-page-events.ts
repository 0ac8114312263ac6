import { useEffect, useEffectEvent } from 'react';

/** Clears what the visitor chose when he leaves the page, and accepts files that are dropped anywhere on it. */
export function usePageEvents(clear: () => void, onDrop: (data: DataTransfer) => void) {
  // A browser may keep the page as it was: a visitor who comes back finds nothing.
  const onHide = useEffectEvent(clear);
  // A file dropped beside a field must not replace the page.
  const onDrag = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    if (event.type === 'drop' && event.dataTransfer) onDrop(event.dataTransfer);
  });
  useEffect(() => {
    const end = new AbortController();
    addEventListener('pagehide', () => onHide(), end);
    for (const type of ['dragover', 'drop'] as const)
      document.addEventListener(type, (event) => onDrag(event), end);
    return () => end.abort();
  }, []);
}
