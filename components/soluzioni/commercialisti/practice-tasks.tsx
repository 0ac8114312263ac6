import type { ReactNode } from 'react';
import { Folded } from '@/components/ui/folded';
import { Section, type SectionCopy } from '@/components/ui/section';

type PracticeTask = {
  id: string;
  title: string;
  items: readonly { title: string; text: string }[];
};

export type PracticeTasksCopy = SectionCopy & {
  /** Opens the picture on a phone. */
  example: string;
  tasks: readonly PracticeTask[];
};

type PracticeTasksProps = {
  copy: PracticeTasksCopy;
  /** One for each task, in the same order. */
  pictures: readonly ReactNode[];
};

/** The tasks of a firm: the name in the margin, the functions of the product for it, and a picture. */
export function PracticeTasks({ copy, pictures }: PracticeTasksProps) {
  return (
    <Section id={copy.id} copy={copy} layout="wide">
      <div className="grid gap-y-6 lg:gap-y-16">
        {copy.tasks.map((task, index) => (
          <div
            key={task.id}
            id={task.id}
            className="grid gap-x-8 gap-y-4 border-t border-ink pt-4 md:grid-cols-2 lg:grid-cols-12"
          >
            <h3 className="text-heading-3 md:col-span-2 lg:col-span-3">{task.title}</h3>
            <dl className="lg:col-span-4">
              {task.items.map((item) => (
                <div
                  key={item.title}
                  className="border-t border-rule py-2.5 first:border-0 first:pt-0 lg:first:pt-1"
                >
                  <dt className="font-semibold">{item.title}</dt>
                  <dd className="max-md:text-small md:mt-1">{item.text}</dd>
                </div>
              ))}
            </dl>
            <div className="min-w-0 lg:col-span-5 lg:pl-4">
              <Folded label={copy.example} of={task.title}>
                {pictures[index]}
              </Folded>
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
