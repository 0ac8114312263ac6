import type { ReactNode } from 'react';
import { NextSteps, type NextStepsCopy } from '@/components/forms/next-steps';
import { Icon } from '@/components/ui/icon';

export type DemoIntroCopy = {
  title: string;
  intro: string;
  next: NextStepsCopy;
  /** Which documents the trial takes, and what becomes of them. */
  documents: string;
  /** The offer in short lines. On a phone they are above the form, because links to the demo lead to the form. */
  reassurance: string[];
};

/** The introduction beside the form; on a phone the steps follow the form. Once it is sent, only its confirmation is visible. */
export function DemoIntro({ copy, children }: { copy: DemoIntroCopy; children: ReactNode }) {
  return (
    <div className="group/demo wrap grid gap-x-12 gap-y-6 pt-6 pb-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-12 lg:pb-28">
      <div className="group-has-[.form-receipt]/demo:sr-only lg:col-span-5">
        <h1 className="text-title">{copy.title}</h1>
        <div className="group-has-[.form-receipt]/demo:hidden">
          <p className="mt-4 max-w-[48ch] text-intro lg:mt-6">{copy.intro}</p>
          <Ticks lines={copy.reassurance} className="mt-8 gap-2 max-lg:hidden" />
        </div>
      </div>
      <section
        id="form-contatto"
        aria-labelledby="demo-titolo"
        className="lg:col-span-7 lg:row-span-2 group-has-[.form-receipt]/demo:lg:col-span-9"
      >
        <Ticks
          lines={copy.reassurance}
          className="mb-8 gap-1 text-small group-has-[.form-receipt]/demo:hidden lg:hidden"
        />
        {children}
      </section>
      <div className="group-has-[.form-receipt]/demo:hidden lg:col-span-5 lg:row-start-2">
        <NextSteps copy={copy.next} />
        <p className="mt-4 max-w-[52ch] text-small">{copy.documents}</p>
      </div>
    </div>
  );
}

function Ticks({ lines, className }: { lines: readonly string[]; className: string }) {
  return (
    <ul className={`grid ${className}`}>
      {lines.map((line) => (
        <li key={line} className="flex items-baseline gap-3">
          <Icon name="check" className="w-3 flex-none" />
          {line}
        </li>
      ))}
    </ul>
  );
}
