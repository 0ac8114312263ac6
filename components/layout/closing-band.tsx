import { ButtonLink } from '@/components/ui/button';
import type { LayoutCopy } from './layout-copy';

/** The call to action at the end of a page. D12 lists the pages without it. */
export function ClosingBand({ copy }: { copy: LayoutCopy['band'] }) {
  return (
    <section className="dark bg-ink text-paper print:hidden" aria-labelledby="fascia-finale">
      <div className="wrap grid gap-x-8 gap-y-2 py-5 lg:grid-cols-12 lg:py-24">
        <p
          aria-hidden="true"
          className="font-display text-heading-1 text-highlight max-lg:hidden lg:col-span-3"
        >
          ¶
        </p>
        <div className="lg:col-span-9">
          <h2 id="fascia-finale" className="max-w-[13em] text-heading-2">
            {copy.title}
          </h2>
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mt-8">
            <ButtonLink link={copy.action} />
            <p className="text-note lg:text-small">{copy.note}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
