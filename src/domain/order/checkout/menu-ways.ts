import type { OrderType, Place } from '../../place/place.ts';
import { canOrder, isWithoutTable } from '../order-type.ts';

/** By which ways to order a guest who has scanned nothing can look at a menu: as its tables do, brought, fetched. */
export const menuWays = ({ orderTypes }: Pick<Place, 'orderTypes'>): readonly OrderType[] => {
  const types = orderTypes.map(({ type }) => type).filter(canOrder);
  const own = (['delivery', 'preorder'] as const).filter((type) => types.includes(type));
  return types.every(isWithoutTable) ? own : ['spot', ...own];
};
