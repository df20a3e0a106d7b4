// Needs at a place now that call a person, of all that its screens ring for.
import type { Role } from '#domain/account/user.ts';
import { unacceptedSince, unseenSince } from '#domain/service/board.ts';
import type { LockedDevice } from '#domain/staff/device-lock.ts';
import { paperTrouble } from '../../services/printing/paper-trouble.ts';
import { ordersSince } from '../../store/service/board-orders.ts';
import { openCalls } from '../../store/service/calls.ts';
import { lockedDevices } from '../../store/staff/device-locks.ts';
import type { Store } from '../../store/store.ts';

/** Age after which a need is no news, ms: a person who comes to work reads it on a page. */
const NEWS_MS = 15 * 60_000;

export interface Need {
  /** One and the same for as long as it stands. */
  readonly key: string;
  readonly kind: 'unseen' | 'unseenNumber' | 'unaccepted' | 'unacceptedNumber' | 'call' | 'bill' | 'printer' | 'lock';
  /** Least role that can see to it. */
  readonly role: Role;
  /** A table, an order's number, a printer's or a device's name. */
  readonly about: string;
  /** Epoch ms. */
  readonly since: number;
}

/** A device that wrong PINs have locked: once it was seen, nobody need be called any more. */
const toLockNeed = ({ device, name, since, seen }: LockedDevice, now: number): Need[] =>
  seen || now - since > NEWS_MS
    ? []
    : [{ key: `lock ${device} ${since}`, kind: 'lock', role: 'PLACE_ADMIN', about: name, since }];

export async function needsOf(db: Store['read'], placeId: number, now: number): Promise<readonly Need[]> {
  const [orders, calls, { printers }, locked] = await Promise.all([
    ordersSince(db, placeId, now - NEWS_MS),
    openCalls(db, placeId),
    paperTrouble(db, placeId, now),
    lockedDevices(db, placeId),
  ]);
  const role = 'WAITER';
  return [
    ...orders.flatMap(({ order }): Need[] => {
      const unseen = unseenSince(order, now);
      const since = unseen ?? unacceptedSince(order, now);
      if (since === undefined) return [];
      const about = order.table ?? order.label;
      const name = unseen === undefined ? 'unaccepted' : 'unseen';
      const kind = order.table === undefined ? (`${name}Number` as const) : name;
      // One key for both: a person who was told that nobody has seen it need not hear of it again.
      return [{ key: `unseen ${order.id}`, kind, role, about, since }];
    }),
    ...calls.flatMap(({ id, kind, table, at, coming }): Need[] =>
      coming || now - at > NEWS_MS ? [] : [{ key: `call ${id}`, kind, role, about: table, since: at }],
    ),
    ...(printers ?? []).flatMap(({ name, since }): Need[] =>
      since === undefined ? [] : [{ key: `printer ${name} ${since}`, kind: 'printer', role, about: name, since }],
    ),
    ...locked.flatMap((device) => toLockNeed(device, now)),
  ];
}
