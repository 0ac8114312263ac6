import { Icon } from '@/components/ui/icon';

export type ActivationScreenCopy = {
  /** Address of the customer's server, as the browser shows it. */
  address: string;
  breadcrumb: string;
  codeLabel: string;
  /** The activation code in its groups. */
  code: string[];
  fingerprintLabel: string;
  machines: readonly Machine[];
};

type Machine = { name: string; fingerprint: string; accepted: boolean; outcome: string; reason: string };

/** The licence screen: a solid line joins the code to the machine that accepts it, a dashed one leads to one that refuses it. */
export function ActivationScreen({ copy }: { copy: ActivationScreenCopy }) {
  return (
    <div className="overflow-hidden rounded-sheet border border-rule bg-sheet shadow-sheet">
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-rule px-4 py-2 text-note text-ink-muted sm:px-6">
        <span className="font-mono">{copy.address}</span> <span>{copy.breadcrumb}</span>
      </p>
      <div className="px-4 pt-6 sm:px-6 sm:pt-8">
        <p className="rubric">{copy.codeLabel}</p>
        <p className="mt-2 flex font-mono text-[clamp(1rem,0.55rem+2.1vw,1.75rem)] leading-none font-semibold tracking-[0.06em]">
          <span className="sr-only">{copy.code.join('-')}</span>{' '}
          {copy.code.map((group) => (
            <span
              key={group}
              aria-hidden="true"
              className="flex-1 border-y border-l border-control py-3.5 text-center last:border-r sm:py-5"
            >
              {group}{' '}
            </span>
          ))}
        </p>
      </div>
      <ul className="grid px-4 pb-6 sm:grid-cols-2 sm:px-6 sm:pb-8">
        {copy.machines.map((machine) => {
          const refused = !machine.accepted;
          return (
            <li key={machine.name} className={refused ? 'text-ink-muted' : ''}>
              <span
                aria-hidden="true"
                className={`ml-6 block h-8 border-l sm:h-10 ${refused ? 'border-dashed border-accent max-sm:mt-1' : 'border-ink'}`}
              />
              <div className="sm:pr-6">
                <p className="flex items-center gap-2.5 font-semibold">
                  <Icon
                    name={refused ? 'cross' : 'check'}
                    className={`w-3.5 flex-none ${refused ? 'text-accent' : ''}`}
                  />
                  <span>
                    {machine.outcome}: <span className="font-mono text-small">{machine.name}</span>
                  </span>
                </p>
                <p className="mt-1 pl-6 text-small">{machine.reason}</p>
                <p className="mt-1 pl-6 text-note text-ink-muted">
                  {copy.fingerprintLabel} <span className="font-mono">{machine.fingerprint}</span>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
