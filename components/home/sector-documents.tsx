import { Passage, type PassageText, type Source } from '@/components/pictures/passage';
import type { Link } from '@/lib/schema/page';

/** What every sector says: its document, the question asked of it, the way on. */
type SectorEntry = {
  link: Link;
  /** The papers of this sector. */
  text: string;
  question: string;
  source: Source;
};

/** The highlighted sector: its document is a page of accounts with one line found. */
export type LedgerEntry = SectorEntry & {
  /** Words of the link. */
  more: string;
  ledger: {
    caption: string;
    columns: readonly [string, string, string];
    rows: readonly { name: string; within: string; beyond: string; found: boolean }[];
  };
};

/** Another sector: its document is a passage, printed or typewritten. */
export type PassageEntry = SectorEntry & {
  more: string;
  hand: 'stampa' | 'dattiloscritto';
  passage: PassageText;
};

/** A page of accounts in which one line answers. */
export function LedgerPage({ ledger }: { ledger: LedgerEntry['ledger'] }) {
  const [name, within, beyond] = ledger.columns;
  return (
    <table className="w-full text-left text-[0.8125rem] leading-[1.4] sm:text-small">
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
  );
}

function Found({ found, children }: { found: boolean; children: string }) {
  return found ? <mark>{children}</mark> : children;
}

/** A passage in the hand of its document: printed, or typewritten and scanned. */
export function PassagePage({ hand, passage }: Pick<PassageEntry, 'hand' | 'passage'>) {
  return (
    <p
      className={
        hand === 'stampa'
          ? 'font-display text-[1.0625rem] leading-[1.6]'
          : 'font-mono text-[0.875rem] leading-[1.75] tracking-[-0.01em]'
      }
    >
      <Passage text={passage} />
    </p>
  );
}
