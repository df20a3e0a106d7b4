import { takesOrderType } from '#domain/order/order-type.ts';
import type { OrderType, Place } from '#domain/place/place.ts';

/**
 * Order types by which a guest without a scan can view a menu: table, delivery and pickup, as far as the place takes them.
 */
export const menuOrderTypes = (place: Pick<Place, 'orderTypes'>): readonly OrderType[] =>
  (['spot', 'delivery', 'preorder'] as const).filter((type) => takesOrderType(place, type));
