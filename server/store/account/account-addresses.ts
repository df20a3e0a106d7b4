// Delivery addresses of customers: one row per account and place.
import { readOwnAddresses } from '#contract/delivery/saved-addresses.ts';
import type { SavedAddress } from '#domain/delivery/saved-addresses.ts';
import type { UserId } from '#domain/order/orderer.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

const listOf = (text: string): readonly SavedAddress[] => readOwnAddresses({ addresses: JSON.parse(text) }) ?? [];

/** Addresses of an account at a place; empty when there are none. */
export const addressesOf = async (db: Db, accountId: UserId, placeId: number): Promise<readonly SavedAddress[]> => {
  const row = await db
    .selectFrom('account_addresses')
    .select('addresses')
    .where('account_id', '=', accountId)
    .where('place_id', '=', placeId)
    .executeTakeFirst();
  return row ? listOf(row.addresses) : [];
};

export const allAddressesOf = async (db: Db, accountId: UserId) => {
  const rows = await db
    .selectFrom('account_addresses')
    .select(['place_id', 'addresses'])
    .where('account_id', '=', accountId)
    .orderBy('place_id')
    .execute();
  return rows.map((row) => ({ placeId: row.place_id, addresses: listOf(row.addresses) }));
};

/** Replaces the list of an account at a place. */
export const saveAddresses = async (
  tx: Tx,
  accountId: UserId,
  placeId: number,
  list: readonly SavedAddress[],
): Promise<void> => {
  const addresses = JSON.stringify(list);
  await tx.db
    .insertInto('account_addresses')
    .values({ account_id: accountId, place_id: placeId, addresses })
    .onConflict((conflict) => conflict.columns(['account_id', 'place_id']).doUpdateSet({ addresses }))
    .execute();
};
