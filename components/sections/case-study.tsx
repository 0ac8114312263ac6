import { BeforeAfter, Share } from '@/components/pictures/before-after';
import { Section } from '@/components/ui/section';
import type { CaseStudyCopy } from '@/lib/schema/sections/case-study';

/** A case told by its figures: two times before and after, then two shares. */
export function CaseStudy({ copy }: { copy: CaseStudyCopy }) {
  return (
    <Section id={copy.id} margin={copy.margin} title={copy.title} lead={copy.lead}>
      <div className="grid gap-y-12">
        {copy.times.map((time) => (
          <BeforeAfter key={time.name} copy={time} />
        ))}
      </div>
      <dl className="mt-12 grid gap-x-12 gap-y-10 border-t border-inchiostro pt-8 sm:grid-cols-2">
        {copy.shares.map((share) => (
          <Share key={share.text} copy={share} />
        ))}
      </dl>
      <p className="mt-8 max-w-[62ch] text-nota text-inchiostro-tenue">{copy.note}</p>
    </Section>
  );
}
