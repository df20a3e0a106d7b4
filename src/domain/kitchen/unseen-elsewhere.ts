// Orders that nobody has seen for a minute, as another station's screen tells of them: it may be the only one awake.
import type { OrderId } from '../ids.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { standingLines } from '../order/standing/void-line.ts';
import type { OrderType } from '../place/place.ts';
import { type StaffOrder, unseenSince } from '../service/board.ts';
import type { Ring } from '../service/rings.ts';
import { type Station, stationOf } from './stations.ts';

export interface UnseenElsewhere {
  readonly id: OrderId;
  /** Name of the order. */
  readonly label: string;
  readonly table: string | undefined;
  readonly room: string | undefined;
  readonly orderType: OrderType;
  /** Names of the stations that have not shown their part. */
  readonly stations: readonly string[];
}

/**
 * The orders with a part that another station than this one has not shown for too long, the oldest first. What a bare station
 * cooks lies on no screen and no paper that somebody could look at: waiters ring for it.
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
    /** The ids of the stations that have neither a screen nor a printer. */
    readonly bare: readonly string[];
  },
  now: number,
): readonly UnseenElsewhere[] =>
  orders
    .filter((order) => unseenSince(order, now) !== undefined)
    .toSorted((a, b) => a.placedAt - b.placedAt || a.number - b.number)
    .flatMap(({ id, label, table, room, orderType, lines, facts }): UnseenElsewhere[] => {
      const others = standingLines(lines)
        .map(({ productId }) => stationOf(stations, index, productId).station)
        .filter((one) => one.id !== station.id && !bare.includes(one.id) && facts.shownAt?.[one.id] === undefined);
      const names = [...new Set(others.map((one) => one.name || one.id))];
      return names.length === 0 ? [] : [{ id, label, table, room, orderType, stations: names }];
    });

/** They ring until somebody has seen them: no station can press that another one has. */
export const elsewhereRings = (unseen: readonly UnseenElsewhere[]): readonly Ring[] =>
  unseen.map(({ id }) => ({ key: `unseen ${id}`, kind: 'unseen' }));
