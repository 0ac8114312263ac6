import { Section, type SectionCopy } from '@/components/ui/section';

type LogLine = {
  day: string;
  time: string;
  /** Name of the event in the log. */
  event: string;
  user: string;
  ip: string;
  /** The recipient of a document, or the reason of a refusal. */
  note?: string;
  denied?: boolean;
};

/** The question of an inspector, and the log lines that answer it. */
export type InspectionLogCopy = {
  caption: string;
  questionLabel: string;
  question: string;
  /** The filter of the log. */
  filter: string;
  lines: readonly LogLine[];
};

/** The section with the log, and what else an inspector asks for. */
export type InspectionCopy = SectionCopy & {
  items: readonly { title: string; text: string }[];
};

/** What an inspector sees: the log of one document, then the other prepared material. */
export function Inspection({ copy, log }: { copy: InspectionCopy; log: InspectionLogCopy }) {
  return (
    <Section id={copy.id} copy={copy} tone="secure">
      <InspectionLog copy={log} />
      <dl className="mt-6 grid gap-x-12 gap-y-4 lg:mt-10 sm:grid-cols-2">
        {copy.items.map((item) => (
          <div key={item.title}>
            <dt className="font-semibold">{item.title}</dt>
            <dd className="mt-1 max-w-[44ch]">{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The audit log below a question, for dark sections. */
function InspectionLog({ copy }: { copy: InspectionLogCopy }) {
  return (
    <figure>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-paper pb-3">
        <p className="font-display text-heading-3 font-medium">
          <span className="sr-only">{copy.questionLabel}: </span>
          {copy.question}
        </p>
        <p className="font-mono text-note break-words opacity-80">{copy.filter}</p>
      </div>
      <ol className="font-mono text-note">
        {copy.lines.map((line) => (
          <li
            key={`${line.day} ${line.time}`}
            className={`grid grid-cols-[8.5rem_1fr] gap-x-4 gap-y-0.5 border-b border-paper/25 py-2 lg:py-3 md:grid-cols-[8.5rem_8.5rem_8rem_6.5rem_1fr] ${line.denied ? 'text-highlight' : ''}`}
          >
            <span className="whitespace-nowrap">
              {line.day} {line.time}
            </span>
            <span lang="en" className={line.denied ? 'font-semibold' : ''}>
              {line.event}
            </span>
            <span>{line.user}</span> <span className={line.denied ? '' : 'opacity-80'}>{line.ip}</span>
            <span className="col-span-2 font-text md:col-span-1">{line.note}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
