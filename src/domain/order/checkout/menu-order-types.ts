import { takesOrderType } from '#domain/order/order-type.ts';
import type { OrderType, Place } from '#domain/place/place.ts';

/** The ways to order by which a guest who has scanned nothing can look at a menu: at a table, by delivery, by pickup, where the place takes them. */
export const menuOrderTypes = (place: Pick<Place, 'orderTypes'>): readonly OrderType[] =>
  (['spot', 'delivery', 'preorder'] as const).filter((type) => takesOrderType(place, type));
