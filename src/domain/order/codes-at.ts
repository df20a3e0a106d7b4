import type { OrderType } from '../place/place.ts';
import { canOrder, isWithoutTable } from './order-type.ts';

/** Where a place has codes to scan: at tables, in rooms, or both. A place without either has none. */
export const codesAt = ({
  orderTypes,
}: {
  readonly orderTypes: readonly { readonly type: OrderType }[];
}): 'tables' | 'rooms' | 'both' | undefined => {
  const hasRooms = orderTypes.some(({ type }) => type === 'room');
  const hasTables = orderTypes.some(({ type }) => canOrder(type) && type !== 'room' && !isWithoutTable(type));
  if (hasRooms) return hasTables ? 'both' : 'rooms';
  return hasTables ? 'tables' : undefined;
};
