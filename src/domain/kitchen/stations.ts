// Which station of a kitchen cooks a dish. A board and a printer ask the same.
import type { CategoryId, ProductId } from '../ids.ts';
import type { MenuIndex } from '../menu/menu-index.ts';

export interface Station {
  /** As the venue's file spells it; devices and printers name a station by it. */
  readonly id: string;
  /** In the venue's language; empty: the house has one kitchen alone. */
  readonly name: string;
  /** Categories that the station cooks. A category brings those below it, as far as no other station has them. */
  readonly categories: readonly CategoryId[];
  /** Cooks the dishes that belong to no station. Exactly one station of a place does. */
  readonly isDefault: boolean;
}

/** The only station of a place that names none. */
export const ONLY_STATION: Station = { id: 'kitchen', name: '', categories: [], isDefault: true };

/** The stations of a place, never none. */
export const stationsOf = (place: { readonly stations?: readonly Station[] | undefined }): readonly Station[] =>
  place.stations && place.stations.length > 0 ? place.stations : [ONLY_STATION];

/** A station by its id; one that the venue's file has no more gives its part to the default one, and its screen with it. */
export const stationNamed = (stations: readonly Station[], id: string | undefined): Station =>
  stations.find((one) => one.id === id) ?? stations.find(({ isDefault }) => isDefault) ?? stations[0] ?? ONLY_STATION;

export interface StationOfDish {
  readonly station: Station;
  /** No station has a category of the dish: the default one cooks it, and is told. */
  readonly isStray: boolean;
}

/** Station of a dish; also of one that has left the menu. The nearest category counts, the dish's first one first. */
export const stationOf = (
  stations: readonly Station[],
  index: Pick<MenuIndex, 'productById' | 'pathOf'>,
  productId: ProductId,
): StationOfDish => {
  const spare = stations.find(({ isDefault }) => isDefault) ?? stations[0] ?? ONLY_STATION;
  if (stations.length < 2) return { station: spare, isStray: false };
  const paths = (index.productById.get(productId)?.categoryIds ?? []).map((id) => index.pathOf(id));
  const longest = Math.max(0, ...paths.map((path) => path.length));
  for (let depth = 0; depth < longest; depth += 1) {
    for (const path of paths) {
      const category = path[depth];
      const station = category && stations.find(({ categories }) => categories.includes(category.id));
      if (station) return { station, isStray: false };
    }
  }
  return { station: spare, isStray: true };
};

/** Whether all of an order is cooked by stations that have neither a screen nor a printer: its waiters see to it then. */
export const isForWaiters = (
  { lines }: { readonly lines: readonly { readonly productId: ProductId }[] },
  {
    stations,
    index,
    bare,
  }: {
    readonly stations: readonly Station[];
    readonly index: Pick<MenuIndex, 'productById' | 'pathOf'>;
    /** The ids of those stations. */
    readonly bare: readonly string[];
  },
): boolean =>
  bare.length > 0 && lines.every(({ productId }) => bare.includes(stationOf(stations, index, productId).station.id));
