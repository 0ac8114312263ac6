import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { type ServedElements, undoChanges } from '@/lib/browser/served-nodes';

/** The props of an island: its data, and the content that the server rendered into it. */
type IslandComponent = ComponentType<Record<string, unknown> & { slots: Record<string, ReactNode> }>;

/**
 * Hydrates an island. When it returns, the island reacts to the visitor. If it fails later, the error is reported and
 * the server's HTML is put back, as without JavaScript.
 * @param element the island's element, `data-island`
 * @param served what islands contained when the script of the page started
 * @throws if its data cannot be read
 */
export function hydrate(element: HTMLElement, Component: IslandComponent, served: ServedElements): void {
  const props = JSON.parse(element.dataset.props ?? '{}');
  undoChanges(element, served);
  const serverElement = element.cloneNode(true);
  const slots = slotsOf(element);
  const onUncaughtError = (error: unknown) => {
    // React empties the island after this callback.
    queueMicrotask(() => element.replaceChildren(...serverElement.childNodes));
    reportError(error);
  };
  flushSync(() => hydrateRoot(element, <Component {...props} slots={slots} />, { onUncaughtError }));
}

/** The server-rendered slots of an island, as elements that it places; without those of islands inside it. */
function slotsOf(island: HTMLElement): Record<string, ReactNode> {
  const ownSlots = [...island.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (slot) => slot.parentElement?.closest('[data-island], [data-slot]') === island,
  );
  return Object.fromEntries(
    ownSlots.map(({ dataset: { slot = '' } }) => [
      slot,
      // While hydrating, React does not touch the content of such an element, nor the islands in it.
      <div
        key={slot}
        data-slot={slot}
        className="contents"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing
        dangerouslySetInnerHTML={untouched}
        suppressHydrationWarning
      />,
    ]),
  );
}

// One shared object: for a new one React would write the HTML again.
const untouched = { __html: '' };
