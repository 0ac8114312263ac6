import type { ComponentType, ReactNode } from 'react';
import type { IslandName } from '@/lib/build/islands';

type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [key: string]: Plain };

type IslandProps<Props, Slot extends string> = {
  name: IslandName;
  /** The component that the name stands for in `islandModules`. */
  of: ComponentType<Props & { slots: Readonly<Record<Slot, ReactNode>> }>;
  /** Plain data: it travels in the HTML. */
  props: Props & { readonly [key: string]: Plain };
  /** What the server renders into it; the browser keeps it as it is. */
  slots?: Readonly<Record<Slot, ReactNode>>;
};

/**
 * An interactive leaf of a page. Next hydrates it like any client component; the bundle does so with the leaf's own
 * script and without the framework (`hydrate.tsx`). Both find the same HTML.
 */
export function Island<Props extends object, Slot extends string = never>({
  name,
  of: Component,
  props,
  slots = {} as Record<Slot, ReactNode>,
}: IslandProps<Props, Slot>) {
  const marked = Object.fromEntries(
    Object.entries<ReactNode>(slots).map(([slot, content]) => [
      slot,
      <div key={slot} data-slot={slot} className="contents">
        {content}
      </div>,
    ]),
  ) as Record<Slot, ReactNode>;
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className="contents">
      <Component {...props} slots={marked} />
    </div>
  );
}
