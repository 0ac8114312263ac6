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
  /** The component of `name` in `islandModules`. */
  component: ComponentType<Props>;
  /** Plain data, because it is part of the HTML. */
  props: Omit<Props, 'slots'> & { readonly [key: string]: Plain };
} & (Props extends { slots: infer Slots extends Readonly<Record<string, ReactNode>> }
  ? {
      /** Content rendered by the server and never changed by React. The island must not unmount it. */
      slots: Slots;
    }
  : { slots?: undefined });

/**
 * An interactive part of a page. Next hydrates it like any client component; on the pages of the adapter it hydrates
 * when it is first used (`lib/browser/hydrate-islands.ts`). Both get the same HTML, so what the component renders first
 * must work without a script.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  slots,
}: IslandProps<Props>) {
  const slotElements = Object.entries<ReactNode>(slots ?? {}).map(([slot, content]) => [
    slot,
    <div key={slot} data-slot={slot} className="contents">
      {content}
    </div>,
  ]);
  const componentProps = {
    ...props,
    ...(slots && { slots: Object.fromEntries(slotElements) }),
  } as unknown as Props;
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className="contents">
      <Component {...componentProps} />
    </div>
  );
}
