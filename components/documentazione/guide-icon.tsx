import type { GuideIconName } from '@/lib/schema/guide';

const drawings: Record<GuideIconName, string> = {
  avvio: 'M4 20V3h9l1 2.5h6v9h-7L12 12H4',
  documenti: 'M8 3h8l4 4v11H8zM16 3v4h4M4 7v14h12',
  ricerca: 'M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12m4.5 10.5L20 20M7.5 9h5m-5 2.5h3',
  scudo: 'M12 3l7 2.5V11c0 5-3 8-7 10-4-2-7-5-7-10V5.5zM9 12l2 2 4-4',
  persone:
    'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M3 20v-2a5 5 0 0 1 5-5h2a5 5 0 0 1 5 5v2M15 5a3 3 0 0 1 0 6m2 2.5a5 5 0 0 1 4 5V20',
  collegamento: 'M9 3v5M15 3v5M6 8h12v4a6 6 0 0 1-12 0zM12 18v3',
  contratto: 'M5 3h10l4 4v14H5zM15 3v4h4M8 11h8M8 14h3m2.5 2 1.5 1.5L18 14.5',
  flusso: 'M3 5h6v5H3zM15 14h6v5h-6zM9 7.5h4.5V16.5H15M3 16.5h7.5M8 14l2.5 2.5L8 19',
  report: 'M5 3h14v18H5zM9 17v-4M12 17V8M15 17v-6',
  api: 'M9 4c-3 0-3 2-3 4s0 3-2.5 4c2.5 1 2.5 2 2.5 4s0 4 3 4M15 4c3 0 3 2 3 4s0 3 2.5 4c-2.5 1-2.5 2-2.5 4s0 4-3 4M12 11v2',
  chiave: 'M8 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8m3 1L20 3.5M16.5 7l2.5 2.5M13.5 9.5l2 2',
  terminale: 'M3 4h18v16H3zM3 8h18M7 12l2.5 2L7 16M12 16h5',
};

/** The icon of a card, on a grid of 24 units. It is decorative: the title is beside it. */
export function GuideIcon({ name }: { name: GuideIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="w-7 self-start sm:w-9"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
