import { TaskResult, type TaskResultCopy } from '@/components/pictures/task-result';
import { Section, type SectionCopy } from '@/components/ui/section';

type Capability = { title: string; text: string; sample: TaskResultCopy };

export type CapabilitiesCopy = SectionCopy & {
  groups: readonly { verb: string; capabilities: readonly Capability[] }[];
};

/** The capabilities of the models, each with a sample. The verb of each group is in the margin. */
export function Capabilities({ copy }: { copy: CapabilitiesCopy }) {
  return (
    <Section id={copy.id} copy={copy} tone="white" layout="wide">
      {copy.groups.map((group) => (
        <div
          key={group.verb}
          className="grid gap-x-8 gap-y-6 border-t border-ink pt-5 pb-6 last:pb-0 lg:grid-cols-12 lg:pb-16"
        >
          <h3 className="text-heading-2 lg:col-span-3">{group.verb}</h3>
          <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2 md:gap-y-8 lg:col-span-9">
            {group.capabilities.map((capability) => (
              <li
                key={capability.title}
                className="grid content-start gap-y-3.5 md:row-span-2 md:grid-rows-subgrid"
              >
                <div className="lg:pt-2">
                  <h4 className="text-heading-4 font-semibold">{capability.title}</h4>
                  <p className="mt-1">{capability.text}</p>
                </div>
                <div>
                  <TaskResult result={capability.sample} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
