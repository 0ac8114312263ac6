import { useSyncExternalStore } from 'react';

export type PlaceCopy = {
  /** Where this happens, and the state of the network. */
  place: string;
  network: { online: string; offline: string };
};

/** The first line of a tool that works in the visitor's browser alone. */
export function Place({ copy }: { copy: PlaceCopy }) {
  const isOnline = useOnline();
  return (
    <p className="flex flex-wrap justify-between gap-x-6 border-b border-rule px-4 py-2 text-note text-ink-muted sm:px-6 print:hidden">
      <span>{copy.place}</span>
      <span role="status" className={isOnline ? '' : 'font-semibold text-secure'}>
        {isOnline ? copy.network.online : copy.network.offline}
      </span>
    </p>
  );
}

/** Whether the browser has a network; true in the prerendered HTML. */
const useOnline = () =>
  useSyncExternalStore(
    (onChange) => {
      addEventListener('online', onChange);
      addEventListener('offline', onChange);
      return () => {
        removeEventListener('online', onChange);
        removeEventListener('offline', onChange);
      };
    },
    () => navigator.onLine,
    () => true,
  );
