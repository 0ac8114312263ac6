import { Passage, type PassageText, type Source } from '@/components/pictures/passage';
import type { Link } from '@/lib/schema/page';

/** What every sector has: a question for its document and a link. */
type SectorEntry = {
  link: Link;
  /** The document types of the sector. */
  text: string;
  question: string;
  source: Source;
};

/** The highlighted sector. Its document is an account book with one marked line. */
export type LedgerEntry = SectorEntry & {
  /** Text of the link. */
  more: string;
  ledger: {
    caption: string;
    columns: readonly [string, string, string];
    rows: readonly { name: string; within: string; beyond: string; found: boolean }[];
  };
};

/** Any other sector. Its document is a printed or typewritten passage. */
export type PassageEntry = SectorEntry & {
  more: string;
  hand: 'stampa' | 'dattiloscritto';
  passage: PassageText;
};

/** A page of an account book with one marked line. */
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

/** A passage of a printed page or of a typewritten, scanned one. */
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
