import { Section } from '@/components/ui/section';
import { InspectionLog, type InspectionLogCopy } from './inspection-log';

/** The section with the log, and what else an inspector asks for. */
export type InspectionCopy = {
  id: string;
  margin: string;
  title: string;
  items: readonly { title: string; text: string }[];
};

/** What an inspector sees: the log of one document, then the other prepared material. */
export function Inspection({ copy, log }: { copy: InspectionCopy; log: InspectionLogCopy }) {
  return (
    <Section id={copy.id} margin={copy.margin} title={copy.title} tone="secure">
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
