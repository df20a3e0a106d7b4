// Orders unseen for a minute at other stations, shown on this station's screen: it may be the only one awake.
import type { OrderId } from '../ids.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { standingLines } from '../order/standing/void-line.ts';
import type { OrderType } from '../place/place.ts';
import { type StaffOrder, unseenSince } from '../service/board.ts';
import type { Ring } from '../service/rings.ts';
import { type Station, stationOf } from './stations.ts';

export interface UnseenElsewhere {
  readonly id: OrderId;
  /** Label of the order. */
  readonly label: string;
  readonly table: string | undefined;
  readonly room: string | undefined;
  readonly orderType: OrderType;
  /** Take-away rather than eating here; absent: not asked. */
  readonly isToGo?: boolean | undefined;
  /** Names of stations that have not shown their part. */
  readonly stations: readonly string[];
}

/**
 * Orders with a part that another station has not shown for too long, oldest first. Bare stations are left out: they have no
 * screen and no paper, so waiters ring for them.
 */
export const unseenElsewhere = (
  orders: readonly StaffOrder[],
  station: Station,
  {
    stations,
    index,
    bare,
  }: {
    readonly stations: readonly Station[];
    readonly index: Pick<MenuIndex, 'productById' | 'pathOf'>;
    /** Ids of stations without a screen and printer. */
    readonly bare: readonly string[];
  },
  now: number,
): readonly UnseenElsewhere[] =>
  orders
    .filter((order) => unseenSince(order, now) !== undefined)
    .toSorted((a, b) => a.placedAt - b.placedAt || a.number - b.number)
    .flatMap(({ id, label, table, room, orderType, details, lines, facts }): UnseenElsewhere[] => {
      const others = standingLines(lines)
        .map(({ productId }) => stationOf(stations, index, productId).station)
        .filter((one) => one.id !== station.id && !bare.includes(one.id) && facts.shownAt?.[one.id] === undefined);
      const names = [...new Set(others.map((one) => one.name || one.id))];
      return names.length === 0
        ? []
        : [{ id, label, table, room, orderType, isToGo: details?.isToGo, stations: names }];
    });

/**
 * Rings for unseen orders of other stations. They ring until seen, because no station can confirm an order for another.
 */
export const elsewhereRings = (unseen: readonly UnseenElsewhere[]): readonly Ring[] =>
  unseen.map(({ id }) => ({ key: `unseen ${id}`, kind: 'unseen' }));
