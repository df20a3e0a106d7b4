// Addresses that a guest saves for a place, each with a name. [S3.34]
import type { DeliveryAddress } from './address.ts';

export const ADDRESS_KINDS = ['home', 'work', 'other'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

export interface SavedAddress {
  readonly kind: AddressKind;
  /** Custom name, with kind `other`. */
  readonly name: string;
  readonly address: DeliveryAddress;
  /** Also stored in the customer's account: removed from the device at sign-out. */
  readonly ofAccount?: true | undefined;
}

export type AddressName = Pick<SavedAddress, 'kind' | 'name'>;

/** A new address while it is typed. `keptAs` undefined: it will not be saved. */
export interface AddressDraft {
  readonly address: DeliveryAddress;
  readonly keptAs: AddressName | undefined;
}

/** Maximum number per place; the oldest is removed first. */
export const MOST_SAVED = 20;

const folded = (name: string): string => name.normalize('NFKC').trim().toLocaleLowerCase();

export const isSameName = (one: AddressName, other: AddressName): boolean =>
  one.kind === other.kind && (one.kind !== 'other' || folded(one.name) === folded(other.name));

/** The list with this address first, replacing one of the same name. */
export const keepAddress = (list: readonly SavedAddress[], saved: SavedAddress): readonly SavedAddress[] =>
  [saved, ...list.filter((one) => !isSameName(one, saved))].slice(0, MOST_SAVED);

export const forgetAddress = (list: readonly SavedAddress[], saved: AddressName): readonly SavedAddress[] =>
  list.filter((one) => !isSameName(one, saved));

const LONGEST_NAME = 80;

const linesOf = ({ words, streetNumber, floor, apartment, bell, entrance }: DeliveryAddress): string =>
  [words, streetNumber, floor, apartment, bell, entrance].map(folded).join('\n');

/** Whether both addresses are the same door. */
export const isSameAddress = (one: SavedAddress, other: SavedAddress): boolean =>
  linesOf(one.address) === linesOf(other.address);

/** The address under a free name: its own name, else its words, numbered when those are taken too. */
const freelyNamed = (list: readonly SavedAddress[], one: SavedAddress): SavedAddress => {
  const isFree = (named: AddressName) => !list.some((other) => isSameName(named, other));
  const words = one.address.words.slice(0, LONGEST_NAME);
  let named = one;
  for (let count = 1; !isFree(named); count += 1)
    named = { ...one, kind: 'other', name: count === 1 ? words : `${words} (${count})` };
  return named;
};

/**
 * Merges addresses of an account with those of a device. An address in both is kept once, from the account. A device address
 * whose name is taken is renamed to its own words, so that neither is lost.
 */
export const mergeAddresses = (
  kept: readonly SavedAddress[],
  brought: readonly SavedAddress[],
): readonly SavedAddress[] => {
  const list = [...kept];
  for (const one of brought)
    if (list.length < MOST_SAVED && !list.some((other) => isSameAddress(one, other))) list.push(freelyNamed(list, one));
  return list;
};

/** Addresses whose name or words contain the search text; `nameOf`: the displayed name. [S8.25] */
export const findAddresses = (
  list: readonly SavedAddress[],
  query: string,
  nameOf: (saved: SavedAddress) => string,
): readonly SavedAddress[] => {
  const wanted = folded(query);
  return list.filter((one) => folded(`${nameOf(one)} ${one.address.words}`).includes(wanted));
};
