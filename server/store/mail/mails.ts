// Mails to guests: one row per order, so that no guest gets a mail twice from any number of servers.
import { parseFollowKey } from '#contract/order/follow-link.ts';
import type { FollowKey, OrderId } from '#domain/ids.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language/language.ts';
import type { Tx } from '../store.ts';
import { endColumns, type HoldTime, isDue, type MailOutcome } from './mail-rows.ts';

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

/** Takes the oldest due mail for this server until a time. The place must be locked. */
export const holdMail = async (tx: Tx, placeId: number, time: HoldTime): Promise<Mail | undefined> => {
  const due = await tx.db
    .selectFrom('mails')
    .selectAll()
    .where(isDue(placeId, time.now))
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

/** Saves a mail's result; a final one deletes the key of the order's link. */
export const saveMail = async (
  tx: Tx,
  { placeId, orderId }: Pick<Mail, 'placeId' | 'orderId'>,
  end: MailOutcome,
): Promise<void> => {
  const gone = 'outcome' in end ? { follow_key: null } : {};
  await tx.db
    .updateTable('mails')
    .set({ ...endColumns(end), ...gone })
    .where('place_id', '=', placeId)
    .where('order_id', '=', orderId)
    .execute();
};
