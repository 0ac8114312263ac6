import type { ComponentType, ReactNode } from 'react';
import type { IslandName } from '@/lib/islands';

type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [key: string]: Plain };

type IslandProps<Props> = {
  name: IslandName;
  /** The component that the name stands for in `islandModules`. */
  of: ComponentType<Props>;
  /** Plain data: it travels in the HTML. */
  props: Omit<Props, 'slots'> & { readonly [key: string]: Plain };
} & (Props extends { slots: infer Slots extends Readonly<Record<string, ReactNode>> }
  ? {
      /** What the server renders into it; the browser keeps it as it is. */
      slots: Slots;
    }
  : { slots?: undefined });

/**
 * An interactive leaf of a page. Next hydrates it like any client component; the bundle does so with the leaf's own
 * script and without the framework (`hydrate.tsx`). Both find the same HTML.
 */
export function Island<Props extends object>({ name, of: Component, props, slots }: IslandProps<Props>) {
  const marked = Object.entries<ReactNode>(slots ?? {}).map(([slot, content]) => [
    slot,
    <div key={slot} data-slot={slot} className="contents">
      {content}
    </div>,
  ]);
  const all = { ...props, ...(slots && { slots: Object.fromEntries(marked) }) } as unknown as Props;
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className="contents">
      <Component {...all} />
    </div>
  );
}
