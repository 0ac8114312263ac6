import type { ReactNode } from 'react';
import { Unbroken } from './unbroken';

type SectionProps = {
  /** Anchor and id of the heading's section. */
  id: string;
  /** What stands in the margin, as in a register: a number, a word. */
  margin: ReactNode;
  title: string;
  lead?: string;
  /** `plain` on paper, `registro` for the on-premise theme, `foglio` on white. */
  tone?: 'plain' | 'registro' | 'foglio';
  children: ReactNode;
};

const tones = {
  plain: 'border-t border-filetto',
  registro: 'scuro bg-registro text-carta',
  foglio: 'border-t border-filetto bg-foglio',
};

/** A section of a page: a note in the margin, a heading, its content on the wide side of an asymmetric grid. */
export function Section({ id, margin, title, lead, tone = 'plain', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titolo`} className={tones[tone]}>
      <div className="wrap grid gap-x-8 gap-y-3 py-10 lg:grid-cols-12 lg:py-24">
        <p className="margine lg:col-span-3">{margin}</p>
        <div className="min-w-0 lg:col-span-9">
          <h2 id={`${id}-titolo`} className="max-w-[24ch] text-titolo-2">
            <Unbroken text={title} />
          </h2>
          {lead && (
            <p className="mt-4 max-w-[62ch] text-guida">
              <Unbroken text={lead} />
            </p>
          )}
          <div className="mt-7 lg:mt-10">{children}</div>
        </div>
      </div>
    </section>
  );
}
