// Delivery addresses saved in a customer's account, by place.
import {
  type AddressName,
  forgetAddress,
  mergeAddresses,
  type SavedAddress,
} from '#domain/delivery/saved-addresses.ts';
import { addressesOf, saveAddresses } from '../../store/account/account-addresses.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import type { Customer } from './customer.ts';

type Asked = Pick<Services, 'store'>;

export const ownAddresses = ({ store }: Asked, place: PublishedPlace, { account }: Customer) =>
  addressesOf(store.read, account.id, place.id);

const change = (
  { store }: Asked,
  place: PublishedPlace,
  { account }: Customer,
  changed: (list: readonly SavedAddress[]) => readonly SavedAddress[],
): Promise<readonly SavedAddress[]> =>
  store.write(place.id, async (tx) => {
    const list = changed(await addressesOf(tx.db, account.id, place.id));
    await saveAddresses(tx, account.id, place.id, list);
    return list;
  });

/** Adds a device's addresses to the account; returns all addresses of the account. */
export const addOwnAddresses = (
  services: Asked,
  place: PublishedPlace,
  customer: Customer,
  brought: readonly SavedAddress[],
) => change(services, place, customer, (list) => mergeAddresses(list, brought));

/** Removes one address from the account; returns the remaining ones. */
export const removeOwnAddress = (services: Asked, place: PublishedPlace, customer: Customer, name: AddressName) =>
  change(services, place, customer, (list) => forgetAddress(list, name));
