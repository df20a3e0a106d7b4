// Messages to phones: one row per phone and need, so that no phone gets one twice from any number of servers.
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export interface PushMessage {
  readonly subscriptionId: string;
  readonly need: string;
  readonly createdAt: number;
  readonly attempts: number;
}

/** Queues messages; known ones stay unchanged. */
export const queueMessages = async (
  tx: Tx,
  messages: readonly Pick<PushMessage, 'subscriptionId' | 'need'>[],
  now: number,
): Promise<void> => {
  if (messages.length === 0) return;
  await tx.db
    .insertInto('push_messages')
    .values(
      messages.map(({ subscriptionId, need }) => ({
        ...{ subscription_id: subscriptionId, need, created_at: now, attempts: 0, retry_at: 0, held_until: 0 },
        outcome: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['subscription_id', 'need']).doNothing())
    .execute();
};

/** Needs already queued for a phone, whatever the result. */
export const knownNeeds = async (db: Db, subscriptionId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('push_messages')
    .select('need')
    .where('subscription_id', '=', subscriptionId)
    .execute();
  return new Set(rows.map(({ need }) => need));
};

/** Takes a phone's due messages for this server until a time. The place must be locked. */
export const holdMessages = async (
  tx: Tx,
  subscriptionId: string,
  time: { readonly now: number; readonly until: number },
): Promise<PushMessage[]> => {
  const rows = await tx.db
    .updateTable('push_messages')
    .set({ held_until: time.until })
    .where('subscription_id', '=', subscriptionId)
    .where('outcome', 'is', null)
    .where('retry_at', '<=', time.now)
    .where('held_until', '<', time.now)
    .returning(['need', 'created_at', 'attempts'])
    .execute();
  return rows.map(({ need, created_at: createdAt, attempts }) => ({ subscriptionId, need, createdAt, attempts }));
};

/** Result of a message: final, or the time of the next try. */
export const saveMessage = async (
  tx: Tx,
  { subscriptionId, need }: Pick<PushMessage, 'subscriptionId' | 'need'>,
  end: { readonly outcome: 'sent' | 'void' | 'given_up' } | { readonly attempts: number; readonly retryAt: number },
): Promise<void> => {
  const change =
    'outcome' in end ? { outcome: end.outcome } : { attempts: end.attempts, retry_at: end.retryAt, held_until: 0 };
  await tx.db
    .updateTable('push_messages')
    .set(change)
    .where('subscription_id', '=', subscriptionId)
    .where('need', '=', need)
    .execute();
};

/** Deletes messages of a phone that are too old to be repeated. */
export const sweepMessages = async (tx: Tx, subscriptionId: string, before: number): Promise<void> => {
  await tx.db
    .deleteFrom('push_messages')
    .where('subscription_id', '=', subscriptionId)
    .where('outcome', 'is not', null)
    .where('created_at', '<', before)
    .execute();
};
