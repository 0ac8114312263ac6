import { ButtonLink } from '@/components/ui/button';
import type { Link } from '@/lib/schema/page';

/** The last word of a page, in ink: one sentence, one action (D12 says where it is left out). */
export function ClosingBand({ title, action }: { title: string; action: Link }) {
  return (
    <section className="scuro bg-inchiostro text-carta print:hidden" aria-labelledby="fascia-finale">
      <div className="wrap grid gap-8 py-16 lg:grid-cols-12 lg:items-end lg:py-24">
        <h2 id="fascia-finale" className="max-w-[22ch] text-titolo-2 lg:col-span-8">
          {title}
        </h2>
        <p className="lg:col-span-4 lg:text-right">
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </p>
      </div>
    </section>
  );
}
