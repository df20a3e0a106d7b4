// The way inside a building, and an address that has none of it.
import type { DeliveryAddress } from './address.ts';

/** Parts of the way inside a building, each required; a dash where there is none. [S5.16] */
export const INSIDE_PARTS = ['entrance', 'floor', 'apartment', 'bell'] as const;
const NONE = '-';

/** Whether a part is there: a dash, or nothing, says that the house has none. */
export const isThere = (part: string): boolean => /[\p{L}\p{N}]/u.test(part);

/** Whether the address is a house, which has none of them. */
export const isHouse = (address: Pick<DeliveryAddress, (typeof INSIDE_PARTS)[number]>): boolean =>
  INSIDE_PARTS.every((part) => address[part].trim() === NONE);

/** The address of a house, or, with `false`, of a flat whose way inside is still to be said. */
export const asHouse = (address: DeliveryAddress, house: boolean): DeliveryAddress => {
  const said = house ? NONE : '';
  return { ...address, entrance: said, floor: said, apartment: said, bell: said };
};
