import type { OrderType, Place } from '../../place/place.ts';
import { takesOrderType } from '../order-type.ts';

/** By which ways to order a guest who has scanned nothing can look at a menu: as its tables do, where it has any, brought, fetched. */
export const menuWays = (place: Pick<Place, 'orderTypes'>): readonly OrderType[] =>
  (['spot', 'delivery', 'preorder'] as const).filter((type) => takesOrderType(place, type));
