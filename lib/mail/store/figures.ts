import { italianDay } from '@/lib/italian-day.mjs';
import type { Database, Rows } from './database';
import type { NewMessage } from './message';

/** What a figure counts (docs/decisions.md D46): visits that came from outside, addresses asked for in vain, and leads. */
export type FigureKind = 'arrival' | 'missing' | 'lead';

/** What tells figures of a day and kind apart, in the order of the table's key. What a kind has not is empty. */
const TEXTS = ['form', 'page', 'host', 'source', 'medium', 'campaign'] as const;
type Text = (typeof TEXTS)[number];

const COLUMNS = TEXTS.join(', ');

/** What is counted. `day`: the day in Italy, as 2026-03-05. */
export type Figure = { day: string; kind: FigureKind } & Partial<Record<Text, string>>;
export type CountedFigure = Figure & { count: number };

/** How many figures a day has of each kind at most: the texts come from outside. */
export const MAX_FIGURES = 500;

/**
 * What is counted instead of a further figure, beyond the maximum: a lead by its form alone, an arrival as one of unknown page
 * and host. A missing address is not counted.
 */
export const restOf = ({ day, kind, form }: Figure): Figure | undefined =>
  kind === 'missing' ? undefined : { day, kind, ...(form && { form }) };

const keyOf = (figure: Figure) => [figure.day, figure.kind, ...TEXTS.map((name) => figure[name] ?? '')];

/** Adds to a figure, in the transaction of the caller. */
function addFigure({ all }: Rows, { count, ...figure }: CountedFigure): void {
  const key = keyOf(figure);
  const known = all(
    `UPDATE figures SET count = count + ? WHERE (day, kind, ${COLUMNS}) = (?, ?, ?, ?, ?, ?, ?, ?) RETURNING count`,
    ...[count, ...key],
  );
  if (known.length > 0) return;
  const { day, kind } = figure;
  const [row] = all<{ n: number }>('SELECT count(*) AS n FROM figures WHERE day = ? AND kind = ?', day, kind);
  const counted = (row?.n ?? 0) < MAX_FIGURES ? figure : restOf(figure);
  if (!counted) return;
  all(
    `INSERT INTO figures VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    ...[...keyOf(counted), count],
  );
}

/** Adds to figures: to all, or where it rejects, with StoreError, to none. */
export const addFigures = (database: Database, figures: readonly CountedFigure[]): Promise<void> =>
  database.write(() => {
    database.checkRoom();
    for (const figure of figures) addFigure(database, figure);
  });

/** Counts a visitor's message that is stored, in the same transaction; spam is no lead. */
export function countLead(rows: Rows, { form, origin, spam, receivedAt }: NewMessage): void {
  if (spam) return;
  const { source, medium, campaign } = origin.campaign ?? {};
  const texts = {
    page: origin.page ?? '',
    source: source ?? '',
    medium: medium ?? '',
    campaign: campaign ?? '',
  };
  addFigure(rows, { day: italianDay(new Date(receivedAt)), kind: 'lead', form, ...texts, count: 1 });
}

/** For how many months figures are kept, so that a month can be compared with the same one of the last two years. */
const KEPT_MONTHS = 25;

/** Deletes the figures of the oldest day that is old enough, so that a step stays small. @returns whether there was one */
export const deleteOldestFigures = ({ all, write }: Database, now: number): Promise<boolean> =>
  write(() => {
    const deleted = all(
      `DELETE FROM figures WHERE day = (SELECT min(day) FROM figures WHERE day < date(?, ?)) RETURNING count`,
      ...[italianDay(new Date(now)), `-${KEPT_MONTHS} months`],
    );
    return deleted.length > 0;
  });

/** The figures of a week. `week`: its Monday. */
export type WeekFigure = { week: string; kind: FigureKind; count: number } & Record<Text, string>;

export type StatsRequest = {
  /** The first and the last day. */
  from?: string | undefined;
  to?: string | undefined;
  /** Where the last page ended. */
  after?: readonly string[] | undefined;
  limit: number;
};

/** `next`: for the next page; null at the end. */
export type StatsPage = { figures: WeekFigure[]; next: string[] | null };

/** How the owner reads the figures. */
export function createStats({ all, read }: Pick<Database, 'all' | 'read'>) {
  /** The figures of one week behind a place in it. */
  const ofWeek = ([week = '', ...place]: readonly string[], from: string, to: string, limit: number) =>
    all<WeekFigure>(
      `SELECT ? AS week, kind, ${COLUMNS}, sum(count) AS count FROM figures
       WHERE day >= max(?, ?) AND day <= min(?, date(?, '+6 days')) AND (kind, ${COLUMNS}) > (?, ?, ?, ?, ?, ?, ?)
       GROUP BY kind, ${COLUMNS} ORDER BY kind, ${COLUMNS} LIMIT ?`,
      ...[week, week, from, to, week, ...place, limit],
    );

  /** The beginning of the first week with figures behind another one. */
  function weekAfter(week: string, from: string, to: string): string[] | undefined {
    const [first] = all<{ week: string | null }>(
      `SELECT date(day, 'weekday 0', '-6 days') AS week FROM figures
       WHERE day >= max(?, coalesce(date(?, '+7 days'), '')) AND day <= ? ORDER BY day LIMIT 1`,
      ...[from, week, to],
    );
    return first?.week ? [first.week, '', ...TEXTS.map(() => '')] : undefined;
  }

  return {
    /** Some figures by week and by what they count, the earliest week first. It reads one week at a time, however many there are. */
    stats: ({ from = '', to = '9999-12-31', after, limit }: StatsRequest): Promise<StatsPage> =>
      read(() => {
        const figures: WeekFigure[] = [];
        let place = after ?? weekAfter('', from, to);
        while (place) {
          figures.push(...ofWeek(place, from, to, limit - figures.length));
          const last = figures.at(-1);
          if (figures.length === limit && last)
            return { figures, next: [last.week, last.kind, ...TEXTS.map((name) => last[name])] };
          place = weekAfter(place[0] ?? '', from, to);
        }
        return { figures, next: null };
      }),
  };
}
