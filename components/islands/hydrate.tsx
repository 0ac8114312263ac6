import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** Props of an island: the data in its mark, and the content that the server has rendered into it. */
type IslandComponent = ComponentType<Record<string, unknown> & { slots: Record<string, ReactNode> }>;

/**
 * Hydrates every island of the page, outer ones first, and returns when all of them react to the visitor. An island that
 * fails is reported and keeps the server's HTML, as without JavaScript.
 * @param components every island of the page, by name
 */
export function hydrateIslands(components: Readonly<Record<string, IslandComponent>>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    try {
      hydrate(element, components);
    } catch (error) {
      reportError(error);
    }
  }
}

function hydrate(element: HTMLElement, components: Readonly<Record<string, IslandComponent>>): void {
  const { island = '', props = '{}' } = element.dataset;
  const Component = components[island];
  if (!Component) throw new Error(`The island "${island}" is not in the script of this page.`);
  const given = JSON.parse(props);
  const rendered = element.cloneNode(true);
  const slots = slotsOf(element);
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    // React empties the island after this callback.
    queueMicrotask(() => element.replaceChildren(...rendered.childNodes));
  };
  flushSync(() => hydrateRoot(element, <Component {...given} slots={slots} />, { onUncaughtError }));
}

/** The server-rendered slots of an island, as elements that it may place. Slots of islands inside it are not included. */
function slotsOf(island: HTMLElement): Record<string, ReactNode> {
  const own = [...island.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (slot) => slot.parentElement?.closest('[data-island], [data-slot]') === island,
  );
  return Object.fromEntries(
    own.map((slot) => {
      const { slot: name = '' } = slot.dataset;
      return [name, <Slot key={name} name={name} nodes={[...slot.childNodes]} />];
    }),
  );
}

// One shared object: for a new one React would write the HTML again.
const untouched = { __html: '' };

/**
 * Nodes that are already in the page. React ignores them while it hydrates. When the island mounts the slot again, they
 * move there and keep their state.
 */
function Slot({ name, nodes }: { name: string; nodes: readonly ChildNode[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element && nodes[0]?.parentNode !== element) element.replaceChildren(...nodes);
  }, [nodes]);
  return (
    <div
      ref={ref}
      data-slot={name}
      className="contents"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing, it keeps React from reconciling the content
      dangerouslySetInnerHTML={untouched}
      suppressHydrationWarning
    />
  );
}
