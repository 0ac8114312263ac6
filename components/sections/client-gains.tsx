import type { ClientGain } from '@/lib/schema/sections/client';

/** What the client adds, one ruled line each: the words, and the thing itself drawn small beside them. */
export function ClientGains({ gains }: { gains: readonly ClientGain[] }) {
  return (
    <ul>
      {gains.map((gain) => (
        <li
          key={gain.title}
          className="grid gap-x-10 gap-y-5 border-t border-filetto py-8 last:border-b md:grid-cols-2"
        >
          <div>
            <h3 className="text-titolo-3">{gain.title}</h3>
            <p className="mt-2 max-w-[46ch] text-inchiostro-tenue">{gain.text}</p>
          </div>
          <Drawing gain={gain} />
        </li>
      ))}
    </ul>
  );
}

function Drawing({ gain }: { gain: ClientGain }) {
  if (gain.kind === 'queue') return <Queue gain={gain} />;
  if (gain.kind === 'panes') return <Panes gain={gain} />;
  return <Keys gain={gain} />;
}

function Queue({ gain }: { gain: Extract<ClientGain, { kind: 'queue' }> }) {
  return (
    <div className="self-center text-nota">
      <p className="border-b border-inchiostro pb-2 font-mono text-[0.75rem] wrap-anywhere">{gain.folder}</p>
      <ul>
        {gain.files.map((file) => (
          <li
            key={file.path}
            className="border-b border-filetto py-2 pl-4 sm:flex sm:justify-between sm:gap-x-4"
          >
            <span className="min-w-0 font-mono text-[0.75rem] leading-[1.625] wrap-anywhere">
              {file.path}
            </span>
            <span className="block shrink-0 text-inchiostro-tenue">{file.state}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Three panes in one frame; the middle one, the page, has its passage marked. */
function Panes({ gain }: { gain: Extract<ClientGain, { kind: 'panes' }> }) {
  const drawings = [
    'M8 12h12M8 22h30M8 28h24M8 40h12M8 50h30M8 56h20',
    'M8 10h44M8 17h40M8 24h44M8 45h44M8 52h38M8 59h42',
    'M8 14h34M8 24h30M8 34h34M8 50h34',
  ];
  const widths = [46, 60, 50];
  return (
    <ul className="grid grid-cols-[46fr_60fr_50fr] self-center rounded-segno border border-bordo bg-foglio">
      {gain.panes.map((pane, index) => (
        <li key={pane} className="flex flex-col justify-end border-l border-filetto first:border-0">
          <svg
            viewBox={`0 0 ${widths[index]} 68`}
            className="block w-full stroke-bordo"
            strokeWidth="1"
            fill="none"
            aria-hidden="true"
          >
            <path d={drawings[index]} />
            {index === 1 && (
              <>
                <path d="M8 31h44v7H8z" className="fill-evidenza stroke-none" />
                <path d="M8 34.5h40" className="stroke-minio" strokeWidth="1.5" />
              </>
            )}
          </svg>
          <span className="block border-t border-filetto px-2 py-1.5 text-center text-nota">{pane}</span>
        </li>
      ))}
    </ul>
  );
}

function Keys({ gain }: { gain: Extract<ClientGain, { kind: 'keys' }> }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 self-center text-nota">
      {gain.keys.map((item) => (
        <div key={item.key} className="contents">
          <dt>
            <kbd className="inline-flex h-9 min-w-16 items-center justify-center rounded-foglio border border-b-[3px] border-bordo bg-foglio px-3 font-text font-semibold">
              {item.key}
            </kbd>
          </dt>
          <dd>{item.does}</dd>
        </div>
      ))}
    </dl>
  );
}
