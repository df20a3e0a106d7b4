// The addresses that a guest keeps for a place, each under a name of theirs. [S3.34]
import type { DeliveryAddress } from './address.ts';

export const ADDRESS_KINDS = ['home', 'work', 'other'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

export interface SavedAddress {
  readonly kind: AddressKind;
  /** With `other`: what the guest calls it. */
  readonly name: string;
  readonly address: DeliveryAddress;
  /** The customer's account has it too: it leaves the device with the sign-out. */
  readonly ofAccount?: true | undefined;
}

/** Kind and name under which a new address is kept. */
export type AddressName = Pick<SavedAddress, 'kind' | 'name'>;

/** A new address while it is being typed. `keptAs` undefined: it shall not be kept. */
export interface AddressDraft {
  readonly address: DeliveryAddress;
  readonly keptAs: AddressName | undefined;
}

/** How many are kept for a place; the oldest goes first. */
export const MOST_SAVED = 20;

const folded = (name: string): string => name.normalize('NFKC').trim().toLocaleLowerCase();

/** Whether both bear the same name. */
export const isSameName = (one: AddressName, other: AddressName): boolean =>
  one.kind === other.kind && (one.kind !== 'other' || folded(one.name) === folded(other.name));

/** The list with this address first, in the place of one of the same name. */
export const keepAddress = (list: readonly SavedAddress[], saved: SavedAddress): readonly SavedAddress[] =>
  [saved, ...list.filter((one) => !isSameName(one, saved))].slice(0, MOST_SAVED);

/** The list without this one. */
export const forgetAddress = (list: readonly SavedAddress[], saved: AddressName): readonly SavedAddress[] =>
  list.filter((one) => !isSameName(one, saved));

const LONGEST_NAME = 80;

const linesOf = ({ words, streetNumber, floor, apartment, bell, entrance }: DeliveryAddress): string =>
  [words, streetNumber, floor, apartment, bell, entrance].map(folded).join('\n');

/** Whether both lead to the same door. */
export const isSameAddress = (one: SavedAddress, other: SavedAddress): boolean =>
  linesOf(one.address) === linesOf(other.address);

/** The address under a name that the list does not have: its own, else its words, numbered where they are taken too. */
const freelyNamed = (list: readonly SavedAddress[], one: SavedAddress): SavedAddress => {
  const isFree = (named: AddressName) => !list.some((other) => isSameName(named, other));
  const words = one.address.words.slice(0, LONGEST_NAME);
  let named = one;
  for (let count = 1; !isFree(named); count += 1)
    named = { ...one, kind: 'other', name: count === 1 ? words : `${words} (${count})` };
  return named;
};

/**
 * Addresses of an account with those that a device brings. An address that both have stands once, as the account has it. Where
 * another address has its name already, a brought one is called by its own words, so that neither is lost.
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

/** Addresses whose name or words contain the search text; `nameOf` gives the name that the guest reads. [S8.25] */
export const findAddresses = (
  list: readonly SavedAddress[],
  query: string,
  nameOf: (saved: SavedAddress) => string,
): readonly SavedAddress[] => {
  const wanted = folded(query);
  return list.filter((one) => folded(`${nameOf(one)} ${one.address.words}`).includes(wanted));
};
