// Mails to guests: one row per order, so that no guest gets a mail twice from any number of servers.
import { parseFollowKey } from '#contract/order/follow-link.ts';
import type { FollowKey, OrderId } from '#domain/ids.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language/language.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export interface Mail {
  readonly placeId: number;
  readonly orderId: OrderId;
  readonly language: Language;
  readonly followKey: FollowKey | undefined;
  readonly createdAt: number;
  readonly attempts: number;
}

/** Queues the mail with the order's link. */
export const queueMail = async (
  tx: Tx,
  { placeId, orderId, language, followKey, createdAt }: Omit<Mail, 'attempts'>,
): Promise<void> => {
  await tx.db
    .insertInto('mails')
    .values({
      ...{ place_id: placeId, order_id: orderId, language, follow_key: followKey ?? null, created_at: createdAt },
      ...{ attempts: 0, retry_at: 0, held_until: 0, outcome: null },
    })
    .onConflict((conflict) => conflict.columns(['place_id', 'order_id']).doNothing())
    .execute();
};

export const placesWithMail = async (db: Db): Promise<number[]> => {
  const rows = await db.selectFrom('mails').select('place_id').distinct().where('outcome', 'is', null).execute();
  return rows.map((row) => row.place_id);
};

export const hasMailDue = async (db: Db, placeId: number, now: number): Promise<boolean> => {
  const row = await db
    .selectFrom('mails')
    .select('order_id')
    .where('outcome', 'is', null)
    .where('place_id', '=', placeId)
    .where('retry_at', '<=', now)
    .where('held_until', '<', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Takes the oldest due mail for this server until a time. The place must be locked. */
export const holdMail = async (
  tx: Tx,
  placeId: number,
  time: { readonly now: number; readonly until: number },
): Promise<Mail | undefined> => {
  const due = await tx.db
    .selectFrom('mails')
    .selectAll()
    .where('outcome', 'is', null)
    .where('place_id', '=', placeId)
    .where('retry_at', '<=', time.now)
    .where('held_until', '<', time.now)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  await tx.db
    .updateTable('mails')
    .set({ held_until: time.until })
    .where('place_id', '=', placeId)
    .where('order_id', '=', due.order_id)
    .execute();
  return {
    placeId,
    orderId: due.order_id as OrderId,
    language: isLanguage(due.language) ? due.language : DEFAULT_LANGUAGE,
    followKey: parseFollowKey(due.follow_key),
    createdAt: due.created_at,
    attempts: due.attempts,
  };
};

/** Result of a mail: final, which deletes the key, or the time of the next try. */
export const saveMail = async (
  tx: Tx,
  { placeId, orderId }: Pick<Mail, 'placeId' | 'orderId'>,
  end: { readonly outcome: 'sent' | 'void' | 'given_up' } | { readonly attempts: number; readonly retryAt: number },
): Promise<void> => {
  const change =
    'outcome' in end
      ? { outcome: end.outcome, follow_key: null }
      : { attempts: end.attempts, retry_at: end.retryAt, held_until: 0 };
  await tx.db
    .updateTable('mails')
    .set(change)
    .where('place_id', '=', placeId)
    .where('order_id', '=', orderId)
    .execute();
};
