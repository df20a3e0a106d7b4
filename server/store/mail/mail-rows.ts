// Queue columns of the tables of mails, by which any number of servers send each mail once.
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../database.ts';
import type { Store } from '../store.ts';
import type { MailTableName } from './mail-tables.ts';

type Db = Store['read'];

/** Time in which a server takes a mail that is due at `now`, and keeps it from other servers `until` then, ms. */
export interface HoldTime {
  readonly now: number;
  readonly until: number;
}

/** Result of a mail: final, or the time of the next try. void: no recipient or no content any more. */
export type MailOutcome =
  | { readonly outcome: 'sent' | 'void' | 'given_up' }
  | { readonly attempts: number; readonly retryAt: number };

/** Places with waiting mails. */
export const placesWithMail = async (db: Db, table: MailTableName): Promise<number[]> => {
  const rows = await db.selectFrom(table).select('place_id').distinct().where('outcome', 'is', null).execute();
  return rows.map((row) => row.place_id);
};

/** Condition for mails of the place that are due and that no server is sending. */
export const isDue =
  (placeId: number, now: number) =>
  (row: ExpressionBuilder<Database, MailTableName>): Expression<SqlBool> =>
    row.and([
      row('outcome', 'is', null),
      row('place_id', '=', placeId),
      row('retry_at', '<=', now),
      row('held_until', '<', now),
    ]);

export const hasMailDue = async (db: Db, table: MailTableName, placeId: number, now: number): Promise<boolean> => {
  const due = db.selectFrom(table).select('place_id').where(isDue(placeId, now)).limit(1);
  return (await due.executeTakeFirst()) !== undefined;
};

/** Columns that a mail's result changes. */
export const endColumns = (end: MailOutcome) =>
  'outcome' in end ? { outcome: end.outcome } : { attempts: end.attempts, retry_at: end.retryAt, held_until: 0 };
