import { FilePlace } from '@/components/pictures/file-place';
import type { Source } from '@/components/pictures/passage';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { Evidence } from '@/components/ui/evidence-note';
import { EvidenceNote } from '@/components/ui/evidence-note';
import { Icon } from '@/components/ui/icon';
import { SearchForm, type SearchFormCopy } from '@/components/ui/search-form';
import { Section, type SectionCopy } from '@/components/ui/section';
import type { Link } from '@/lib/schema/page';

type SectorEntry = { link: Link; text: string; question: string };

/** The featured sector. Its document is a page of an account book. */
type LedgerEntry = SectorEntry & {
  source: Source;
  ledger: {
    caption: string;
    columns: readonly [string, string, string];
    rows: readonly { name: string; within: string; beyond: string; found: boolean }[];
  };
};

export type SectorIndexCopy = SectionCopy & {
  /** Above the question of the featured sector. */
  questionLabel: string;
  featured: LedgerEntry;
  others: readonly SectorEntry[];
  /** The gain of one customer, and the condition of its figure. */
  bank: { name: string; text: string; evidence: Evidence; link: Link };
  search: SearchFormCopy;
};

/** The sectors, each with a question. The featured one also has a document that answers it. */
export function SectorIndex({ copy }: { copy: SectorIndexCopy }) {
  const { featured } = copy;
  return (
    <Section id={copy.id} copy={copy}>
      <article className="grid gap-x-10 gap-y-5 rounded-sheet border border-rule border-t-ink border-t-2 bg-sheet p-[20px] shadow-sheet sm:p-8 lg:-ml-[calc((100%+2rem)/3)] lg:grid-cols-[5fr_7fr] lg:gap-x-14 lg:p-10">
        <div>
          <SectorLink link={featured.link} />
          <p className="mt-3 text-note text-ink-muted">{copy.questionLabel}</p>
          <p className="mt-1 font-display text-[clamp(1.5rem,1.2rem+1.3vw,2.125rem)] leading-[1.2] font-medium">
            «{featured.question}»
          </p>
          <p className="mt-5 text-ink-muted">{featured.text}</p>
        </div>
        <div className="rounded-mark border border-rule bg-paper p-[16px] sm:p-6">
          <LedgerPage ledger={featured.ledger} />
          <FilePlace {...featured.source} className="mt-4 block" />
        </div>
      </article>
      <div className="mt-6 grid gap-x-12 gap-y-4 md:gap-y-7 md:grid-cols-[7fr_6fr] lg:mt-12">
        {copy.others.map((entry) => (
          <article key={entry.link.href} className="border-t border-ink pt-3 md:pt-5">
            <SectorLink link={entry.link} />
            <p className="mt-2 font-display text-heading-4 font-medium">«{entry.question}»</p>
            <p className="mt-2 text-small text-ink-muted max-md:hidden">{entry.text}</p>
          </article>
        ))}
      </div>
      <Bank copy={copy.bank} />
      <SearchForm copy={copy.search} className="mt-5 lg:mt-14" />
    </Section>
  );
}

function Bank({ copy }: { copy: SectorIndexCopy['bank'] }) {
  return (
    <article className="mt-5 grid gap-x-12 gap-y-2 border-t border-ink pt-4 md:pt-5 md:grid-cols-[7fr_6fr] lg:mt-12">
      <div>
        <h3 className="text-heading-3">{copy.name}</h3>
        <p className="mt-3 max-w-[15.2em] text-balance font-display text-[clamp(1.5rem,1.2rem+1.3vw,2.125rem)] leading-[1.2] font-medium">
          {copy.text}
        </p>
      </div>
      <div className="md:self-end">
        <EvidenceNote of={copy.evidence} />
        <ArrowLink link={copy.link} className="mt-1 text-small" />
      </div>
    </article>
  );
}

function SectorLink({ link }: { link: Link }) {
  return (
    <h3 className="text-heading-3">
      <a
        href={link.href}
        className="group flex min-h-11 items-center justify-between gap-x-4 hover:text-accent"
      >
        {link.label}
        <Icon
          name="arrow"
          className="w-4 shrink-0 [transition:translate_150ms] group-hover:[translate:0.25rem]"
        />
      </a>
    </h3>
  );
}

/** A page of an account book with its found lines marked. */
function LedgerPage({ ledger }: { ledger: LedgerEntry['ledger'] }) {
  const [name, within, beyond] = ledger.columns;
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-left text-note leading-[1.4] sm:text-small">
        <caption className="pb-4 text-left font-display text-heading-4 font-medium">{ledger.caption}</caption>
        <thead className="border-y border-ink text-note text-ink-muted">
          <tr>
            <th scope="col" className="py-1.5 font-normal">
              {name}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-normal">
              {within}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-normal">
              {beyond}
            </th>
          </tr>
        </thead>
        <tbody>
          {ledger.rows.map((row) => (
            <tr key={row.name} className="border-b border-rule">
              <th scope="row" className="py-2.5 font-normal">
                <Found found={row.found}>{row.name}</Found>
              </th>
              <td className="py-2.5 pl-3 text-right">{row.within}</td>
              <td className="py-2.5 pl-3 text-right">
                <Found found={row.found}>{row.beyond}</Found>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Found({ found, children }: { found: boolean; children: string }) {
  return found ? <mark>{children}</mark> : children;
}
