// Cards that customers saved with providers, and customer ids at providers.
import type { UserId } from '#domain/order/orderer.ts';
import { INSTRUMENT_KINDS, type PaymentInstrument } from '#domain/payment/instrument.ts';
import type { PaymentProvider } from '#domain/payment/providers.ts';
import type { Store, Tx } from '../store.ts';
import type { PaymentTables } from './payment-tables.ts';

type Db = Store['read'];
type Row = PaymentTables['payment_instruments'];

export interface KeptInstrument extends PaymentInstrument {
  readonly placeId: number;
  readonly accountId: UserId;
  /** Reference of the provider's adapter. */
  readonly reference: unknown;
}

const toInstrument = (row: Row): KeptInstrument => ({
  key: row.key,
  placeId: row.place_id,
  accountId: row.account_id as UserId,
  provider: row.provider as PaymentProvider,
  isDemo: row.is_demo === 1,
  kind: INSTRUMENT_KINDS.find((kind) => kind === row.kind) ?? 'card',
  name: row.name,
  expires: row.expires ?? undefined,
  reference: JSON.parse(row.reference),
});

const present = (db: Db) => db.selectFrom('payment_instruments').selectAll().where('removed_at', 'is', null);

/** Cards of a customer at a place, oldest first. */
export const instrumentsOf = async (db: Db, placeId: number, accountId: UserId): Promise<KeptInstrument[]> => {
  const rows = await present(db)
    .where('account_id', '=', accountId)
    .where('place_id', '=', placeId)
    .orderBy('created_at')
    .execute();
  return rows.map(toInstrument);
};

/** Saves a card once; the provider's name for the card is the key. */
export const addInstrument = async (tx: Tx, of: KeptInstrument, now: number): Promise<void> => {
  const reference = JSON.stringify(of.reference);
  const known = await present(tx.db)
    .where('account_id', '=', of.accountId)
    .where('place_id', '=', of.placeId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (known) return;
  await tx.db
    .insertInto('payment_instruments')
    .values({
      key: of.key,
      place_id: of.placeId,
      account_id: of.accountId,
      provider: of.provider,
      is_demo: of.isDemo ? 1 : 0,
      kind: of.kind,
      name: of.name,
      expires: of.expires ?? null,
      reference,
      created_at: now,
      removed_at: null,
      forgotten_at: null,
    })
    .execute();
};

/** Marks a card as removed, so that the card is no longer charged. */
export const removeInstrument = async (tx: Tx, key: string, now: number): Promise<void> => {
  await tx.db.updateTable('payment_instruments').set({ removed_at: now }).where('key', '=', key).execute();
};

/** Removes all cards of a deleted account, at every place. */
export const removeInstrumentsOf = async (tx: Tx, accountId: UserId, now: number): Promise<void> => {
  await tx.db
    .updateTable('payment_instruments')
    .set({ removed_at: now })
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .execute();
  await tx.db.deleteFrom('payment_customers').where('account_id', '=', accountId).execute();
  await tx.db.updateTable('card_payments').set({ account_id: null }).where('account_id', '=', accountId).execute();
};

/** Cards deleted here but not yet at their provider. */
export const instrumentsToForget = async (db: Db, most: number): Promise<KeptInstrument[]> => {
  const rows = await db
    .selectFrom('payment_instruments')
    .selectAll()
    .where('removed_at', 'is not', null)
    .where('forgotten_at', 'is', null)
    .limit(most)
    .execute();
  return rows.map(toInstrument);
};

/** Deletes the remaining data of a card. */
export const forgetInstrument = async (tx: Tx, key: string, now: number): Promise<void> => {
  await tx.db
    .updateTable('payment_instruments')
    .set({ forgotten_at: now, reference: '{}', name: '', expires: null })
    .where('key', '=', key)
    .execute();
};

export interface CustomerOf {
  readonly placeId: number;
  readonly accountId: UserId;
  readonly provider: PaymentProvider;
  readonly isDemo: boolean;
}

/** The provider's id of the customer; `undefined`: none yet. */
export const findProvidersCustomer = async (db: Db, of: CustomerOf): Promise<string | undefined> => {
  const row = await db
    .selectFrom('payment_customers')
    .select('reference')
    .where('place_id', '=', of.placeId)
    .where('account_id', '=', of.accountId)
    .where('provider', '=', of.provider)
    .where('is_demo', '=', of.isDemo ? 1 : 0)
    .executeTakeFirst();
  return row?.reference;
};

/** The first id wins, so that two concurrent starts share one customer. */
export const addProvidersCustomer = async (tx: Tx, of: CustomerOf, reference: string): Promise<void> => {
  await tx.db
    .insertInto('payment_customers')
    .values({
      ...{ place_id: of.placeId, account_id: of.accountId, provider: of.provider },
      ...{ is_demo: of.isDemo ? 1 : 0, reference },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
