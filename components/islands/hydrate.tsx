import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** What an island is given: the data in its mark, and what the server has rendered into it. */
type IslandComponent = ComponentType<Record<string, unknown> & { slots: Record<string, ReactNode> }>;

/**
 * Hydrates every island of the page, outer ones first. When it returns they are awake: a visitor who clicks right after
 * the page has loaded meets them so. One that fails is reported, and stands as it would without JavaScript.
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
    // React is about to empty the island.
    queueMicrotask(() => element.replaceChildren(...rendered.childNodes));
  };
  flushSync(() => hydrateRoot(element, <Component {...given} slots={slots} />, { onUncaughtError }));
}

/** What the server has rendered into an island, as elements that the island may place; not what islands in it hold. */
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

// One object for ever: React would write another one into the page.
const untouched = { __html: '' };

/**
 * Nodes that stand in the page already. React leaves them alone while it hydrates; when the island mounts the slot anew
 * they move there, with all that lives in them.
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing, it keeps React from looking inside
      dangerouslySetInnerHTML={untouched}
      suppressHydrationWarning
    />
  );
}
