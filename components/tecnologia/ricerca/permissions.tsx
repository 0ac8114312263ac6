import { Section, type SectionCopy } from '@/components/ui/section';

/** The same question by two users with different permissions. */
export type PermissionsCopy = SectionCopy & {
  question: string;
  readers: readonly { role: string; files: readonly string[]; count: string }[];
  caption: string;
};

/** One question and the results of two users. A file that a user may not open is not listed. */
export function Permissions({ copy }: { copy: PermissionsCopy }) {
  return (
    <Section id={copy.id} copy={copy} tone="secure">
      <figure>
        <p className="font-display text-heading-4 font-medium">«{copy.question}»</p>
        <div className="mt-5 grid gap-6 sm:grid-cols-2">
          {copy.readers.map((reader) => (
            <section key={reader.role} className="rounded-mark bg-sheet px-5 pt-5 pb-3 text-ink">
              <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-2">
                <h3 className="text-heading-4">{reader.role}</h3>
                <p className="text-note text-ink-muted">{reader.count}</p>
              </div>
              <ul className="font-mono text-note">
                {reader.files.map((file) => (
                  <li key={file} className="min-h-11 border-b border-rule py-3 leading-[1.4] last:border-0">
                    {file}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <figcaption className="mt-5 max-w-[62ch] text-small">{copy.caption}</figcaption>
      </figure>
    </Section>
  );
}
