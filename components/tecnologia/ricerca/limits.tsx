import { TextWithCode } from '@/components/ui/text-with-code';

/** What the product cannot do. */
export type LimitsCopy = {
  id: string;
  margin: string;
  title: string;
  items: readonly { not: string; because: string }[];
};

export function Limits({ copy }: { copy: LimitsCopy }) {
  return (
    <section id={copy.id} aria-labelledby={`${copy.id}-titolo`}>
      <div className="wrap grid gap-x-8 gap-y-4 py-14 lg:grid-cols-12 lg:py-24">
        <p className="margin-note lg:col-span-3">{copy.margin}</p>
        <div className="lg:col-span-9">
          <h2 id={`${copy.id}-titolo`} className="text-heading-2">
            {copy.title}
          </h2>
          <dl className="mt-10 border-b border-rule">
            {copy.items.map((item) => (
              <div
                key={item.not}
                className="grid gap-x-8 gap-y-2 border-t border-rule py-5 sm:grid-cols-[2fr_3fr] sm:items-baseline"
              >
                <dt className="font-display text-heading-3 font-medium">{item.not}</dt>
                <dd className="text-ink-muted">
                  <TextWithCode text={item.because} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
