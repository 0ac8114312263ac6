import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** Props of an island: the data in its mark, and the content that the server has rendered into it. */
type IslandComponent = ComponentType<Record<string, unknown> & { slots: Record<string, ReactNode> }>;

/**
 * Hydrates an island. When it returns, the island reacts to the visitor. One that fails later is reported and gets the
 * server's HTML back, as without JavaScript.
 * @param element the mark of the island, with what the server has rendered into it
 * @throws if its data cannot be read
 */
export function hydrate(element: HTMLElement, Component: IslandComponent): void {
  const given = JSON.parse(element.dataset.props ?? '{}');
  const rendered = element.cloneNode(true);
  const slots = slotsOf(element);
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    // React empties the island after this callback.
    queueMicrotask(() => element.replaceChildren(...rendered.childNodes));
  };
  flushSync(() => hydrateRoot(element, <Component {...given} slots={slots} />, { onUncaughtError }));
}

/** The server-rendered slots of an island, as elements that it places. Slots of islands inside it are not included. */
function slotsOf(island: HTMLElement): Record<string, ReactNode> {
  const own = [...island.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (slot) => slot.parentElement?.closest('[data-island], [data-slot]') === island,
  );
  return Object.fromEntries(
    own.map(({ dataset: { slot = '' } }) => [
      slot,
      // React leaves the content of such an element as it is while it hydrates, and the islands in it too.
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
