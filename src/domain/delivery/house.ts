// Parts of an address inside a building, and addresses of houses without them.
import type { DeliveryAddress } from './address.ts';

/** Address parts inside a building, each required; a dash when the building has none. [S5.16] */
export const INSIDE_PARTS = ['entrance', 'floor', 'apartment', 'bell'] as const;
const NONE = '-';

/** Whether a part is filled: a dash or an empty text means that the house has none. */
export const isThere = (part: string): boolean => /[\p{L}\p{N}]/u.test(part);

/** Whether the address is a house, which has no inside parts. */
export const isHouse = (address: Pick<DeliveryAddress, (typeof INSIDE_PARTS)[number]>): boolean =>
  INSIDE_PARTS.every((part) => address[part].trim() === NONE);

/** The address as a house or, with `false`, as a flat whose inside parts are still to be filled in. */
export const asHouse = (address: DeliveryAddress, house: boolean): DeliveryAddress => {
  const said = house ? NONE : '';
  return { ...address, entrance: said, floor: said, apartment: said, bell: said };
};

const isEmpty = (part: string): boolean => part.trim() === '';

/** Whether an inside part is still to be filled in. */
export const hasEmptyPart = (address: DeliveryAddress): boolean => INSIDE_PARTS.some((part) => isEmpty(address[part]));

/** The address with a dash for each inside part that is still empty: the building has no such part. */
export const withoutEmptyParts = (address: DeliveryAddress): DeliveryAddress => ({
  ...address,
  ...Object.fromEntries(INSIDE_PARTS.filter((part) => isEmpty(address[part])).map((part) => [part, NONE])),
});
