import { Icon } from '@/components/ui/icon';
import { stateId } from '@/lib/browser/consent/gate';

export type ConsentPanelCopy = {
  open: string;
  title: string;
  close: string;
  /** The current choice. On a site with analytics lib/browser/consent writes the visitor's choice here. */
  state: string;
  /** The kinds of storage, and whether the visitor can choose. */
  choices: readonly { name: string; state: string; text: string }[];
};

/** The consent panel (D24) where there is nothing to choose. With analytics lib/browser/consent opens its own panel. */
export function ConsentPanel({ open, title, close, state, choices }: ConsentPanelCopy) {
  return (
    <>
      {/* lib/browser/consent may write here before React hydrates. */}
      <p id={stateId} role="status" className="mt-5 wrap-anywhere" suppressHydrationWarning>
        {state}
      </p>
      <p className="mt-5 print:hidden">
        <button type="button" popoverTarget="preferenze-cookie" className="button button-quiet">
          {open}
        </button>
      </p>
      <div
        id="preferenze-cookie"
        popover="auto"
        role="dialog"
        aria-labelledby="preferenze-cookie-titolo"
        className="m-auto w-[calc(100%-2rem)] max-w-[36rem] rounded-sheet border border-ink bg-sheet p-6 shadow-sheet backdrop:bg-ink/40 sm:p-8"
      >
        <div className="flex items-start justify-between gap-4">
          <h3 id="preferenze-cookie-titolo" className="text-heading-3">
            {title}
          </h3>
          <button
            type="button"
            popoverTarget="preferenze-cookie"
            popoverTargetAction="hide"
            aria-label={close}
            className="-mt-2 -mr-3 flex size-11 flex-none items-center justify-center"
          >
            <Icon name="cross" className="w-3.5" />
          </button>
        </div>
        <dl className="mt-4 border-b border-rule">
          {choices.map((choice) => (
            <div
              key={choice.name}
              className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-rule py-4 text-small"
            >
              <dt className="font-semibold">{choice.name}</dt>
              <dd className="text-ink-muted">{choice.state}</dd>
              <dd className="col-span-2 mt-1 text-ink-muted">{choice.text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6">
          <button
            type="button"
            popoverTarget="preferenze-cookie"
            popoverTargetAction="hide"
            className="button button-quiet w-full sm:w-auto"
          >
            {close}
          </button>
        </p>
      </div>
    </>
  );
}
