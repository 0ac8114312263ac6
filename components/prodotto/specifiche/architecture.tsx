import type { ReactNode } from 'react';

type Part = { name: string; text: string };

export type ArchitectureCopy = {
  id: string;
  /** Heading, for screen readers. */
  title: string;
  caption: string;
  /** Label of the outer frame, the customer's network. */
  frame: string;
  /** Label of the inner frame, the server that runs the product. */
  server: string;
  sources: { label: string; items: readonly string[] };
  reading: Part;
  indexes: readonly [Part, Part];
  answers: Part;
  models: Part;
  directory: Part;
  permissions: Part;
  audit: Part;
  access: { label: string; items: readonly Part[] };
  /** Notes on the connection from outside, and on the data that never leave the network. */
  outside: { entry: string; nothing: string };
};

/** Three columns for parts of the server, and the arrows between them. */
const columns = 'grid lg:grid-cols-[minmax(0,1fr)_1.75rem_minmax(0,1fr)_1.75rem_minmax(0,1fr)]';

/** The architecture, from a document in a folder to an answer: left to right, on small screens top to bottom. */
export function Architecture({ copy }: { copy: ArchitectureCopy }) {
  return (
    <figure aria-labelledby={`${copy.id}-titolo`}>
      <div className="relative border-2 border-secure px-4 pt-9 pb-5 sm:px-6 lg:px-7 lg:pt-10 lg:pb-7">
        <p className="absolute -top-3.5 left-3 bg-paper px-2 font-display text-heading-4 font-medium text-secure sm:left-5">
          {copy.frame}
        </p>
        <div className="grid lg:grid-cols-[9.5rem_2.5rem_minmax(0,1fr)_2.5rem_9.5rem] lg:grid-rows-[1fr_auto]">
          <Group label={copy.sources.label} className="lg:col-start-1 lg:row-start-1 lg:pt-[3.6rem]">
            {copy.sources.items.map((source) => (
              <li
                key={source}
                className="border-b border-secure/25 py-2 text-small font-medium last:border-0"
              >
                {source}
              </li>
            ))}
          </Group>
          <SharedPart
            part={copy.directory}
            className="max-lg:order-first max-lg:mb-5 lg:col-start-1 lg:row-start-2 lg:self-end lg:border-0 lg:pt-0 lg:pb-5"
          />
          <Arrow className="lg:col-start-2 lg:row-start-1 lg:mt-[8.6rem]" />
          <Server copy={copy} />
          <Arrow className="lg:col-start-4 lg:row-start-1 lg:mt-[8.6rem]" />
          <div className="flex flex-col lg:col-start-5 lg:row-span-2 lg:row-start-1 lg:pt-[3.6rem]">
            <Group label={copy.access.label}>
              {copy.access.items.map((way) => (
                <li key={way.name} className="border-b border-secure/25 py-2 last:border-0">
                  <span className="block text-small font-medium">{way.name}</span>
                  <span className="block text-note text-ink-muted">{way.text}</span>
                </li>
              ))}
            </Group>
            <OutsideConnection />
          </div>
          <Arrow className="hidden lg:col-start-2 lg:row-start-2 lg:mb-9 lg:flex lg:self-end" />
        </div>
      </div>
      <div className="grid gap-x-8 gap-y-4 pt-4 text-small sm:grid-cols-2 lg:grid-cols-[1fr_calc(11.25rem+2px)] lg:pt-0">
        <p className="max-w-[60ch] text-ink-muted lg:pt-5">{copy.outside.nothing}</p>
        <p className="border-l-2 border-secure pl-4 text-note lg:ml-3 lg:pt-5">{copy.outside.entry}</p>
      </div>
      <figcaption className="sr-only">{copy.caption}</figcaption>
    </figure>
  );
}

/** The only line through the frame: from outside to the user interfaces. */
function OutsideConnection() {
  return (
    <div aria-hidden="true" className="relative -mb-[calc(1.75rem+2px)] ml-3 hidden flex-1 pt-2 lg:block">
      <span className="absolute top-2 bottom-0 left-0 border-l-2 border-secure" />
      <svg viewBox="0 0 12 7" className="absolute top-2 -left-[5px] w-3 text-secure" aria-hidden="true">
        <path d="M1 6 6 1l5 5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </div>
  );
}

function Server({ copy }: { copy: ArchitectureCopy }) {
  return (
    <div className="flex flex-col rounded-mark bg-secure-soft p-4 sm:p-5 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:p-6">
      <p className="label-text text-secure max-lg:-order-2">{copy.server}</p>
      <div className={`mt-4 ${columns}`}>
        <Box part={copy.reading} />
        <Arrow small />
        <div className="grid gap-2 max-lg:rounded-mark max-lg:border max-lg:border-secure max-lg:p-2 sm:max-lg:grid-cols-2">
          {copy.indexes.map((index) => (
            <Box key={index.name} part={index} />
          ))}
        </div>
        <Arrow small className="lg:col-start-4 lg:row-start-1" />
        <div className="grid lg:col-start-5 lg:row-start-1">
          <Box part={copy.answers} strong />
        </div>
        {/* Outside the sequence: the indexes and the answers both use the models. On a phone they are first. */}
        <div className="max-lg:order-first max-lg:mb-4 lg:col-span-3 lg:col-start-3 lg:row-start-2">
          <div
            aria-hidden="true"
            className="hidden h-7 grid-cols-[minmax(0,1fr)_1.75rem_minmax(0,1fr)] lg:grid"
          >
            <UpArrow />
            <span />
            <UpArrow />
          </div>
          <Box part={copy.models} />
        </div>
      </div>
      <div
        className={`mt-4 gap-y-3 max-lg:-order-1 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6 lg:mt-7 ${columns}`}
      >
        <SharedPart part={copy.permissions} />
        <SharedPart part={copy.audit} className="lg:col-span-3 lg:col-start-3" />
      </div>
    </div>
  );
}

function Group({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <p className="label-text text-secure">{label}</p>
      <ul className="mt-2 border-t border-secure sm:max-lg:grid sm:max-lg:grid-cols-3 sm:max-lg:gap-x-6 sm:max-lg:*:border-0">
        {children}
      </ul>
    </div>
  );
}

function Box({ part, strong = false }: { part: Part; strong?: boolean }) {
  return (
    <div
      className={`rounded-mark px-4 py-3 print:py-1.5 ${strong ? 'dark print-ink bg-secure text-paper' : 'border border-secure/30 bg-sheet'}`}
    >
      <p className="font-display text-heading-4 leading-[1.2] font-medium">{part.name}</p>
      <p className={`mt-1 text-note ${strong ? 'text-paper/85' : 'text-ink-muted'}`}>{part.text}</p>
    </div>
  );
}

/** A part that serves all others: it has a line above it in place of a box. */
function SharedPart({ part, className = '' }: { part: Part; className?: string }) {
  return (
    <div className={`border-t border-secure pt-2.5 ${className}`}>
      <p className="text-small font-medium">{part.name}</p>
      <p className="text-note text-ink-muted">{part.text}</p>
    </div>
  );
}

/** An arrow to the next part: down, on a wide screen right. */
function Arrow({ small = false, className = '' }: { small?: boolean; className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`flex justify-center text-secure ${small ? 'py-1.5 print:py-0.5 lg:items-center lg:py-0' : 'py-2 print:py-0.5 lg:items-start lg:py-0'} ${className}`}
    >
      <ArrowLine
        viewBox="0 0 28 12"
        className="h-3 w-7 rotate-90 lg:rotate-0"
        path="M2 6h23M20.5 1.5 25 6l-4.5 4.5"
      />
    </div>
  );
}

function UpArrow() {
  return (
    <span className="flex items-center justify-center text-secure">
      <ArrowLine viewBox="0 0 12 28" className="h-6 w-3" path="M6 26V3M1.5 7.5 6 3l4.5 4.5" />
    </span>
  );
}

function ArrowLine({ viewBox, className, path }: { viewBox: string; className: string; path: string }) {
  return (
    <svg
      viewBox={viewBox}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
