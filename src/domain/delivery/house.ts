// Parts of an address inside a building; a house has none.
import type { DeliveryAddress } from './address.ts';

/** Address parts inside a building. An order has each of them, with a dash for a part that the building lacks. [S5.16] */
export const INSIDE_PARTS = ['entrance', 'floor', 'apartment', 'bell'] as const;
const NONE = '-';

/** Whether a part is filled: a dash or an empty text means that the house has none. */
export const isThere = (part: string): boolean => /[\p{L}\p{N}]/u.test(part);

/** An inside part as a guest reads and edits it: empty for a dash. */
export const shownPart = (part: string): string => (part.trim() === NONE ? '' : part);

/** The address with a dash for each empty inside part: the guest need not fill in parts that their building lacks. */
export const withDashes = (address: DeliveryAddress): DeliveryAddress => ({
  ...address,
  ...Object.fromEntries(INSIDE_PARTS.filter((part) => address[part].trim() === '').map((part) => [part, NONE])),
});
