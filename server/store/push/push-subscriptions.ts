// Push subscriptions of phones, each of one person's sign-in at one place.
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import type { Database } from '../database.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export interface PushSubscriptionRow {
  readonly id: string;
  readonly placeId: number;
  readonly signInId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  readonly createdAt: number;
}

const toSubscription = (row: Database['push_subscriptions']): PushSubscriptionRow[] => {
  const language = LANGUAGES.find((one) => one === row.language);
  if (!language) return [];
  const { id, place_id: placeId, sign_in_id: signInId, endpoint, p256dh, auth, created_at: createdAt } = row;
  return [{ id, placeId, signInId, endpoint, p256dh, auth, language, createdAt }];
};

/** Subscription of a sign-in at a place. */
export const subscriptionOf = async (
  db: Db,
  placeId: number,
  signInId: string,
): Promise<PushSubscriptionRow | undefined> => {
  const query = db.selectFrom('push_subscriptions').selectAll().where('place_id', '=', placeId);
  const row = await query.where('sign_in_id', '=', signInId).executeTakeFirst();
  return row && toSubscription(row)[0];
};

export const subscriptionsAt = async (db: Db, placeId: number): Promise<PushSubscriptionRow[]> =>
  (await db.selectFrom('push_subscriptions').selectAll().where('place_id', '=', placeId).execute()).flatMap(
    toSubscription,
  );

export const placesWithPush = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('push_subscriptions').select('place_id').distinct().execute()).map((row) => row.place_id);

/** Deletes a subscription with its messages. */
export const dropSubscription = async (tx: Tx, id: string): Promise<void> => {
  await tx.db.deleteFrom('push_messages').where('subscription_id', '=', id).execute();
  await tx.db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
};

/** Replaces earlier subscriptions of the sign-in and of the phone, so that no phone is notified twice. */
export const saveSubscription = async (tx: Tx, subscription: PushSubscriptionRow): Promise<void> => {
  const { id, placeId, signInId, endpoint, p256dh, auth, language, createdAt } = subscription;
  const before = await tx.db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('place_id', '=', placeId)
    .where((where) => where.or([where('sign_in_id', '=', signInId), where('endpoint', '=', endpoint)]))
    .execute();
  for (const row of before) await dropSubscription(tx, row.id);
  await tx.db
    .insertInto('push_subscriptions')
    .values({ id, place_id: placeId, sign_in_id: signInId, endpoint, p256dh, auth, language, created_at: createdAt })
    .execute();
};
