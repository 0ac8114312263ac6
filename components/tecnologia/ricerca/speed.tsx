import type { PassageText } from '@/components/pictures/passage';
import { EvidenceNote } from '@/components/ui/evidence-note';
import type { Evidence } from '@/lib/schema/evidence';

/** Measured times in one sentence. The numbers are marked. */
export type SpeedCopy = {
  id: string;
  eyebrow: string;
  title: string;
  sentence: PassageText;
  note: string;
  evidence: Evidence;
};

/** Measured times in one sentence. The numbers are darker than the words. */
export function Speed({ copy }: { copy: SpeedCopy }) {
  return (
    <section id={copy.id} aria-labelledby={`${copy.id}-titolo`} className="border-t border-rule">
      <div className="wrap grid gap-x-8 gap-y-4 py-14 lg:grid-cols-12 lg:py-24">
        <p className="eyebrow lg:col-span-3">{copy.eyebrow}</p>
        <div className="lg:col-span-9">
          <h2 id={`${copy.id}-titolo`} className="sr-only">
            {copy.title}
          </h2>
          <p className="font-display text-[min(clamp(1.625rem,1.25rem+1.9vw,2.75rem),8.5vw)] leading-[1.22] font-medium tracking-[-0.015em] text-ink-muted">
            {copy.sentence.split('==').map((piece, index) =>
              index % 2 === 1 ? (
                // Keeps a number and its unit on one line.
                <strong key={piece} className="figures font-medium text-ink">
                  {piece.replace(/ (\S+)$/, '\u00a0$1')}
                </strong>
              ) : (
                piece
              ),
            )}
          </p>
          <p className="mt-6 text-small text-ink-muted">{copy.note}</p>
          <EvidenceNote of={copy.evidence} className="mt-2" />
        </div>
      </div>
    </section>
  );
}
