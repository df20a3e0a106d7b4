// Webhooks of places: address, signing secret and position in the journal.
import type { Database } from '../database.ts';
import { journalHead } from '../log/journal-head.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export interface Webhook {
  readonly id: string;
  readonly placeId: number;
  readonly url: string;
  readonly secret: string;
  /** Number of the last journal row that was sent to the webhook. */
  readonly seq: number;
  /** Failures since the last success. */
  readonly attempts: number;
  readonly retryAt: number;
  readonly failingSince: number | undefined;
  readonly reason: string | undefined;
  readonly pausedAt: number | undefined;
}

const toWebhook = (row: Database['webhooks']): Webhook => ({
  id: row.id,
  placeId: row.place_id,
  url: row.url,
  secret: row.secret,
  seq: row.seq,
  attempts: row.attempts,
  retryAt: row.retry_at,
  failingSince: row.failing_since ?? undefined,
  reason: row.reason ?? undefined,
  pausedAt: row.paused_at ?? undefined,
});

/** Adds a webhook, which gets all later events; returns false when the place already has the address. */
export const addWebhook = async (
  tx: Tx,
  { at, ...of }: Pick<Webhook, 'placeId' | 'id' | 'url' | 'secret'> & { readonly at: number },
): Promise<boolean> => {
  const added = await tx.db
    .insertInto('webhooks')
    .values({
      ...{ id: of.id, place_id: of.placeId, url: of.url, secret: of.secret, created_at: at },
      seq: await journalHead(tx.db, of.placeId),
      ...{ attempts: 0, retry_at: 0, failing_since: null, reason: null, paused_at: null, holder: null, held_until: 0 },
    })
    .onConflict((conflict) => conflict.columns(['place_id', 'url']).doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
};

/** Removes a webhook; returns false when the place does not have the address. */
export const removeWebhook = async (tx: Tx, placeId: number, url: string): Promise<boolean> => {
  const removed = await tx.db
    .deleteFrom('webhooks')
    .where('place_id', '=', placeId)
    .where('url', '=', url)
    .executeTakeFirst();
  return Number(removed.numDeletedRows) > 0;
};

/** In the order of their creation. */
export const listWebhooks = async (db: Db, placeId: number): Promise<Webhook[]> => {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('place_id', '=', placeId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toWebhook);
};

/** The place's name in messages. */
export const slugOfPlace = async (db: Db, placeId: number): Promise<string | undefined> => {
  const row = await db.selectFrom('places').select('slug').where('id', '=', placeId).executeTakeFirst();
  return row?.slug;
};

/** Places with a webhook. */
export const placesWithWebhooks = async (db: Db): Promise<number[]> => {
  const rows = await db.selectFrom('webhooks').select('place_id').distinct().execute();
  return rows.map((row) => row.place_id);
};

/**
 * Takes a server's lease of a webhook and returns it; `undefined` when another server has it, or it is paused, not due yet,
 * or removed. The place must be locked.
 */
export const holdWebhook = async (
  tx: Tx,
  of: { readonly id: string; readonly holder: string },
  time: { readonly now: number; readonly until: number },
): Promise<Webhook | undefined> => {
  const taken = await tx.db
    .updateTable('webhooks')
    .set({ holder: of.holder, held_until: time.until })
    .where('id', '=', of.id)
    .where('paused_at', 'is', null)
    .where('retry_at', '<=', time.now)
    .where((where) =>
      where.or([where('holder', 'is', null), where('holder', '=', of.holder), where('held_until', '<', time.now)]),
    )
    .returningAll()
    .executeTakeFirst();
  return taken && toWebhook(taken);
};

/** Saves the result if the server still has the lease; returns false otherwise. */
export const saveWebhook = async (
  tx: Tx,
  of: { readonly id: string; readonly holder: string },
  news: Partial<Omit<Webhook, 'id' | 'placeId' | 'url' | 'secret'>>,
  /** undefined: the webhook is released. */
  heldUntil: number | undefined,
): Promise<boolean> => {
  const saved = await tx.db
    .updateTable('webhooks')
    .set({
      ...(news.seq !== undefined && { seq: news.seq }),
      ...(news.attempts !== undefined && { attempts: news.attempts }),
      ...(news.retryAt !== undefined && { retry_at: news.retryAt }),
      ...('failingSince' in news && { failing_since: news.failingSince ?? null }),
      ...('reason' in news && { reason: news.reason ?? null }),
      ...('pausedAt' in news && { paused_at: news.pausedAt ?? null }),
      ...(heldUntil === undefined ? { holder: null, held_until: 0 } : { held_until: heldUntil }),
    })
    .where('id', '=', of.id)
    .where('holder', '=', of.holder)
    .executeTakeFirst();
  return Number(saved.numUpdatedRows) > 0;
};

/** Resumes a paused webhook where it stopped, or retries a waiting one at once. */
export const resumeWebhook = async (tx: Tx, id: string): Promise<void> => {
  await tx.db
    .updateTable('webhooks')
    .set({ attempts: 0, retry_at: 0, failing_since: null, reason: null, paused_at: null })
    .where('id', '=', id)
    .execute();
};
