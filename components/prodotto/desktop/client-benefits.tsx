import type { ReactNode } from 'react';
import { Section, type SectionCopy } from '@/components/ui/section';

/** Two things that the client adds to the browser version, each with a picture. */
export type ClientBenefitsCopy = SectionCopy & {
  /** The three panes of the window: list, page, answer. */
  panes: { title: string; text: string; names: readonly [string, string, string] };
  keys: { title: string; text: string; items: readonly { key: string; does: string }[] };
};

/** What the client adds to the browser version: two columns with a small picture each. */
export function ClientBenefits({ copy }: { copy: ClientBenefitsCopy }) {
  return (
    <Section id={copy.id} copy={copy}>
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-[7fr_5fr] md:grid-rows-[auto_auto] md:gap-y-0">
        <Benefit benefit={copy.panes}>
          <Panes names={copy.panes.names} />
        </Benefit>
        <Benefit benefit={copy.keys}>
          <Keys items={copy.keys.items} />
        </Benefit>
      </div>
    </Section>
  );
}

function Benefit({ benefit, children }: { benefit: { title: string; text: string }; children: ReactNode }) {
  return (
    <div className="md:row-span-2 md:grid md:grid-rows-subgrid">
      <div className="md:self-center">{children}</div>
      <div className="mt-5 border-t border-rule pt-4">
        <h3 className="text-heading-4">{benefit.title}</h3>
        <p className="mt-1 max-w-[46ch]">{benefit.text}</p>
      </div>
    </div>
  );
}

/** The lines in the three panes, with their widths. */
const drawings = [
  { width: 46, lines: 'M8 12h12M8 22h30M8 28h24M8 40h12M8 50h30M8 56h20' },
  { width: 60, lines: 'M8 10h44M8 17h40M8 24h44M8 45h44M8 52h38M8 59h42' },
  { width: 50, lines: 'M8 14h34M8 24h30M8 34h34M8 50h34' },
] as const;

/** Three panes in one frame. In the middle one a passage is marked. */
function Panes({ names }: { names: ClientBenefitsCopy['panes']['names'] }) {
  return (
    <ul className="grid max-w-[28rem] grid-cols-[46fr_60fr_50fr] rounded-mark border border-control bg-sheet">
      {drawings.map((drawing, index) => (
        <li key={drawing.width} className="flex flex-col justify-end border-l border-rule first:border-0">
          <svg
            viewBox={`0 0 ${drawing.width} 68`}
            className="block w-full stroke-control"
            strokeWidth="1"
            fill="none"
            aria-hidden="true"
          >
            <path d={drawing.lines} />
            {index === 1 && (
              <>
                <path d="M8 31h44v7H8z" className="fill-highlight stroke-none" />
                <path d="M8 34.5h40" className="stroke-accent" strokeWidth="1.5" />
              </>
            )}
          </svg>
          <span className="block border-t border-rule px-2 py-1.5 text-center text-note">{names[index]}</span>
        </li>
      ))}
    </ul>
  );
}

function Keys({ items }: { items: ClientBenefitsCopy['keys']['items'] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-3 text-note md:grid-cols-[auto_1fr] md:items-center md:gap-x-5">
      {items.map((item) => (
        <div key={item.key} className="md:contents">
          <dt>
            <kbd className="inline-flex h-9 min-w-16 items-center justify-center rounded-sheet border border-b-[3px] border-control bg-sheet px-3 font-text font-semibold">
              {item.key}
            </kbd>
          </dt>
          <dd>{item.does}</dd>
        </div>
      ))}
    </dl>
  );
}
