import type { ReactNode } from 'react';
import type { Source } from '@/components/pictures/passage';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import type { Link } from '@/lib/schema/page';
import { type LedgerEntry, LedgerPage, type PassageEntry, PassagePage } from './sector-documents';

export type SectorIndexCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  /** Words before each question. */
  questionLabel: string;
  /** Text before a page number. */
  pageLabel: string;
  featured: LedgerEntry;
  others: readonly PassageEntry[];
  all: Link;
};

/** The sectors, each with a sample document and a question for it. */
export function SectorIndex({ copy }: { copy: SectorIndexCopy }) {
  const { featured } = copy;
  return (
    <Section id={copy.id} margin={copy.margin} title={copy.title} lead={copy.lead}>
      <article className="grid gap-x-10 gap-y-5 rounded-sheet border border-rule border-t-ink border-t-2 bg-sheet p-5 shadow-sheet sm:p-8 lg:-ml-[calc((100%+2rem)/3)] lg:grid-cols-[5fr_7fr] lg:gap-x-14 lg:p-10">
        <div className="flex flex-col">
          <h3 className="text-heading-3">{featured.link.label}</h3>
          <Question label={copy.questionLabel} question={featured.question} large />
          <p className="mt-5 text-ink-muted">{featured.text}</p>
          <ArrowLink
            link={{ label: featured.more, href: featured.link.href }}
            className="mt-auto pt-4 text-small"
          />
        </div>
        <Sheet source={featured.source} pageLabel={copy.pageLabel}>
          <LedgerPage ledger={featured.ledger} />
        </Sheet>
      </article>
      <div className="mt-9 grid gap-x-12 gap-y-9 lg:mt-12 md:grid-cols-[7fr_6fr]">
        {copy.others.map((entry) => (
          <article key={entry.link.href} className="flex flex-col border-t border-ink pt-5">
            <h3 className="text-heading-3">{entry.link.label}</h3>
            <Question label={copy.questionLabel} question={entry.question} />
            <div className="mt-5 mb-5 border-l border-control pl-5">
              <PassagePage hand={entry.hand} passage={entry.passage} />
              <Origin source={entry.source} pageLabel={copy.pageLabel} />
            </div>
            <p className="mt-auto text-small text-ink-muted">{entry.text}</p>
            <ArrowLink link={{ label: entry.more, href: entry.link.href }} className="mt-1 text-small" />
          </article>
        ))}
      </div>
      <p className="mt-10 border-t border-rule pt-4">
        <ArrowLink link={copy.all} />
      </p>
    </Section>
  );
}

function Question({ label, question, large }: { label: string; question: string; large?: boolean }) {
  return (
    <p
      className={`mt-5 font-display font-medium ${large ? 'text-[clamp(1.5rem,1.2rem+1.3vw,2.125rem)] leading-[1.2]' : 'text-heading-4'}`}
    >
      <span className="mb-1 block font-text text-note leading-[1.5] font-normal text-ink-muted">{label}</span>{' '}
      «{question}»
    </p>
  );
}

function Sheet({ source, pageLabel, children }: { source: Source; pageLabel: string; children: ReactNode }) {
  return (
    <div className="rounded-mark border border-rule bg-paper p-4 sm:p-6">
      {children}
      <Origin source={source} pageLabel={pageLabel} />
    </div>
  );
}

function Origin({ source, pageLabel }: { source: Source; pageLabel: string }) {
  return (
    <p className="mt-4 font-mono text-[0.75rem] wrap-anywhere text-ink-muted">
      {source.file}, {pageLabel} {source.page}
    </p>
  );
}
