// The station of a kitchen that cooks a dish. Boards and printers use the same rule.
import type { CategoryId, ProductId } from '../ids.ts';
import type { MenuIndex } from '../menu/menu-index.ts';

export interface Station {
  /** As written in the venue's file; devices and printers refer to a station by this name. */
  readonly id: string;
  /** In the venue's language; empty: the only kitchen of the place. */
  readonly name: string;
  /** Categories that the station cooks, with their subcategories unless another station has them. */
  readonly categories: readonly CategoryId[];
  /** Cooks the dishes that belong to no station. Each place has exactly one default station. */
  readonly isDefault: boolean;
}

/** The single station of a place that defines none. */
export const ONLY_STATION: Station = { id: 'kitchen', name: '', categories: [], isDefault: true };

/** Stations of a place, never empty. */
export const stationsOf = (place: { readonly stations?: readonly Station[] | undefined }): readonly Station[] =>
  place.stations && place.stations.length > 0 ? place.stations : [ONLY_STATION];

/** Station by its id; an id that was removed from the venue's file maps to the default station, for dishes and screens. */
export const stationNamed = (stations: readonly Station[], id: string | undefined): Station =>
  stations.find((one) => one.id === id) ?? stations.find(({ isDefault }) => isDefault) ?? stations[0] ?? ONLY_STATION;

export interface StationOfDish {
  readonly station: Station;
  /** No station has a category of the dish: the default one cooks it, and shows a mark. */
  readonly isStray: boolean;
}

/** Station of a dish, also of a dish off the menu. The nearest category decides, the dish's first category first. */
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

/** Whether only stations without a screen and printer cook the order: its waiters then handle it. */
export const isForWaiters = (
  { lines }: { readonly lines: readonly { readonly productId: ProductId }[] },
  {
    stations,
    index,
    bare,
  }: {
    readonly stations: readonly Station[];
    readonly index: Pick<MenuIndex, 'productById' | 'pathOf'>;
    /** Ids of the bare stations. */
    readonly bare: readonly string[];
  },
): boolean =>
  bare.length > 0 && lines.every(({ productId }) => bare.includes(stationOf(stations, index, productId).station.id));
