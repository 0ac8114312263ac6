import { ArrowLink } from '@/components/ui/arrow-link';
import { Section, type SectionCopy } from '@/components/ui/section';
import type { Link } from '@/lib/schema/page';

export type AccessSectionCopy = SectionCopy & {
  notes: readonly { title: string; text: string }[];
  /** To the drawing of the perimeter. */
  more: Link;
};

/** What passes between a browser and the archive. */
export function AccessSection({ copy }: { copy: AccessSectionCopy }) {
  return (
    <Section id={copy.id} copy={copy} tone="secure">
      <dl className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        {copy.notes.map((note) => (
          <div key={note.title} className="border-t border-paper/40 pt-4">
            <dt className="font-semibold">{note.title}</dt>
            <dd className="mt-1 max-w-[44ch] text-small">{note.text}</dd>
          </div>
        ))}
      </dl>
      <ArrowLink link={copy.more} className="mt-6" />
    </Section>
  );
}
