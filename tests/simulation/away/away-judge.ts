// Judge of orders without a table: the rules of every order, and the shared limits: slots, promo code uses, portions and
// opening hours.
import { HEADERS } from '#contract/headers.ts';
import { parseOrders } from '#contract/order/order.ts';
import type { ProductId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { wallClockAt } from '#domain/place/clock-zone.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { findViolations, type Violation } from '../checker.ts';
import { EURO } from '../venue.ts';
import type { VenueServer } from '../venue-server.ts';
import type { AwayGuest } from './away-guest.ts';
import { AWAY_TYPES, type AwayRules, GRACE, SLOT_MINUTES } from './away-venue.ts';

/**
 * overrun     a time, a code or a dish was given to more than may have it
 * untimely    at another time than was chosen, at one that could not be had, or while the venue was closed
 * not on offer a dish that was no longer on the menu
 * uncarried   brought otherwise than was meant, where it is not brought at that time, or for less than is brought there
 * unfollowed  its own secret does not find it
 */
export type AwayHarm = 'overrun' | 'untimely' | 'not on offer' | 'uncarried' | 'unfollowed';
export interface AwayViolation {
  readonly kind: Violation['kind'] | AwayHarm;
  readonly what: string;
}

/** Dishes that were removed from a time on. */
export interface Offer {
  readonly from: number;
  readonly removed: ReadonlySet<number>;
}

export interface AwayOrder {
  readonly order: PlacedOrder;
  readonly wantedAt: number | undefined;
}

/** All orders without a table, in the order of their arrival in the kitchen. */
export async function readAwayLedger({ store, placeId }: VenueServer): Promise<readonly AwayOrder[]> {
  const rows = await store.read
    .selectFrom('orders')
    .select(['id', 'wanted_at'])
    .where('place_id', '=', placeId)
    .where('order_type', 'in', AWAY_TYPES)
    .orderBy('placed_at')
    .orderBy('number')
    .execute();
  const found: AwayOrder[] = [];
  for (const { id, wanted_at } of rows) {
    const order = await findOrder(store.read, placeId, id);
    if (order) found.push({ order, wantedAt: wanted_at === null ? undefined : Number(wanted_at) });
  }
  return found;
}

interface AwayEnd {
  readonly server: VenueServer;
  readonly rules: AwayRules;
  readonly guests: readonly AwayGuest[];
  readonly dishes: readonly ProductId[];
  readonly offers: readonly Offer[];
  readonly ledger: readonly AwayOrder[];
  readonly now: number;
}

const MINUTE = 60_000;
const DAY_MINUTES = 1440;
const short = (id: string): string => id.slice(-4);
const count = <T>(all: readonly T[]): ReadonlyMap<T, number> => {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

/** Applies the rules of every order to each guest, and finds orders that no guest sent. */
async function* ofEachGuest({ guests, ledger, dishes, now }: AwayEnd): AsyncIterable<AwayViolation> {
  for (const { history, disk } of guests) {
    yield* findViolations({
      ...{ history, now, bills: [], calls: [], sessions: [], ended: new Map() },
      ledger: ledger.map(({ order }) => order).filter(({ id }) => history.intents.has(id)),
      entries: (await disk.entries()).toSorted((a, b) => a.seq - b.seq),
      cart: await disk.readCart(),
      dishOf: (product) => dishes.indexOf(product),
    });
  }
  for (const { order } of ledger) {
    if (!guests.some(({ history }) => history.intents.has(order.id))) {
      yield { kind: 'unexpected', what: `${short(order.id)} was never sent by any guest` };
    }
  }
}

function* overruns({ rules, ledger, dishes }: AwayEnd): Iterable<AwayViolation> {
  for (const [at, times] of count(ledger.flatMap(({ wantedAt }) => wantedAt ?? []))) {
    if (times > rules.most) yield { kind: 'overrun', what: `${times} orders for ${new Date(at).toISOString()}` };
  }
  const withCode = ledger.filter(({ order }) => order.discounts?.some(({ kind }) => kind === 'promo')).length;
  if (withCode > rules.uses) yield { kind: 'overrun', what: `the code was used ${withCode} times` };
  const lines = ledger.flatMap(({ order }) => order.lines).filter(({ productId }) => productId === dishes[0]);
  const portions = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (portions > rules.portions) yield { kind: 'overrun', what: `${portions} portions of the first dish` };
}

const minuteOf = (at: number): number => Math.floor(wallClockAt(at, 'Europe/Sofia') / MINUTE) % DAY_MINUTES;

const minutesOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

function* untimely({ rules, guests, ledger }: AwayEnd): Iterable<AwayViolation> {
  const isOpen = (at: number) => minuteOf(at) >= 11 * 60 && minuteOf(at) < minutesOf(rules.closesAt);
  for (const { order, wantedAt } of ledger) {
    const meant = guests.flatMap(({ history }) => history.intents.get(order.id) ?? [])[0];
    if (meant && meant.wantedAt !== wantedAt) {
      yield { kind: 'untimely', what: `${short(order.id)} is for ${wantedAt}, meant was ${meant.wantedAt}` };
    }
    const isAhead = wantedAt !== undefined && rules.whenClosed;
    if (!isAhead && !isOpen(order.placedAt)) yield { kind: 'untimely', what: `${short(order.id)} came after closing` };
    if (wantedAt === undefined) continue;
    if (!isOpen(wantedAt)) yield { kind: 'untimely', what: `${short(order.id)} is wanted while it is closed` };
    if (wantedAt - SLOT_MINUTES * MINUTE < order.placedAt - GRACE) {
      yield { kind: 'untimely', what: `${short(order.id)} is wanted sooner than it can be had` };
    }
  }
}

/** Delivery orders must go to the wanted address, at a delivery time, and never below the minimum. */
function* uncarried({ rules, guests, ledger }: AwayEnd): Iterable<AwayViolation> {
  for (const { order, wantedAt } of ledger) {
    const meant = guests.flatMap(({ history }) => history.intents.get(order.id) ?? [])[0];
    const way = meant?.way;
    if (meant && (order.orderType === 'delivery') !== (way !== undefined)) {
      yield { kind: 'uncarried', what: `${short(order.id)} went as ${order.orderType}, to ${way?.zone ?? 'nowhere'}` };
    }
    if (way?.zone !== 'far') continue;
    const at = minuteOf(wantedAt ?? order.placedAt);
    if (at < minutesOf(rules.farFrom) || at >= minutesOf(rules.farTo)) {
      yield { kind: 'uncarried', what: `${short(order.id)} is brought far away at minute ${at}` };
    }
    if (order.total - way.fee < rules.farMinimum) {
      yield { kind: 'uncarried', what: `${short(order.id)} is brought far away for ${order.total - way.fee}` };
    }
  }
}

/** For an order of the same millisecond, either menu version is accepted. */
function* notOnOffer({ ledger, offers, dishes }: AwayEnd): Iterable<AwayViolation> {
  for (const { order } of ledger) {
    const then = [order.placedAt - 1, order.placedAt].map((at) => offers.findLast(({ from }) => from <= at));
    for (const { productId } of order.lines) {
      if (then.every((offer) => offer?.removed.has(dishes.indexOf(productId)))) {
        yield { kind: 'not on offer', what: `${short(order.id)}: dish ${dishes.indexOf(productId)}` };
      }
    }
  }
}

/** A guest can follow an order in the kitchen by that order's own secret. */
async function* unfollowed({ server, guests, ledger }: AwayEnd): AsyncIterable<AwayViolation> {
  for (const { disk } of guests) {
    for (const entry of await disk.entries()) {
      if (entry.kind !== 'order' || entry.state !== 'received') continue;
      if (!ledger.some(({ order }) => order.id === entry.id)) continue;
      const answer = await server.app.inject({
        url: '/api/orders/own',
        headers: { [HEADERS.place]: String(server.placeId), [HEADERS.orderSecrets]: entry.secret ?? '' },
      });
      const found = parseOrders(answer.json(), EURO)?.items.map(({ id }) => id);
      if (found?.join() !== entry.id) yield { kind: 'unfollowed', what: short(entry.id) };
    }
  }
}

export async function judgeAway(end: AwayEnd): Promise<readonly AwayViolation[]> {
  const found: AwayViolation[] = [...overruns(end), ...untimely(end), ...uncarried(end), ...notOnOffer(end)];
  for await (const one of ofEachGuest(end)) found.push(one);
  for await (const one of unfollowed(end)) found.push(one);
  return found;
}
