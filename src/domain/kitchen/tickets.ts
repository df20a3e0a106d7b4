// The board of one station, derived from the venue's board: sequence, allergens, recalled orders.
import type { OrderId } from '../ids.ts';
import type { Diet } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { isWithdrawn } from '../order/is-withdrawn.ts';
import type { OrderStatus, PlacedOrderLine } from '../order/order.ts';
import type { OrderDetails } from '../order/order-details.ts';
import { isHeld, type OrderFact, type OrderFacts } from '../order/order-facts.ts';
import { STATUSES_BY_ORDER_TYPE } from '../order/order-status.ts';
import { presentStatus } from '../order/standing/present-status.ts';
import { dueAt } from '../order/times/due-at.ts';
import type { OrderType } from '../place/place.ts';
import type { TimeRules } from '../place/settings.ts';
import type { StaffOrder } from '../service/board.ts';
import { type Avoided, allergiesOf } from '../service/order-stage.ts';
import type { StaffCommand } from '../service/staff-command.ts';
import { isCooked } from '../staff/staff-rights.ts';
import { type Station, type StationOfDish, stationOf } from './stations.ts';

/** How long a ready order may be recalled. */
export const RECALL_MS = 30 * 60_000;
/** Delay of an order from which the kitchen sees it. */
const LATE_MS = 60_000;

export interface TicketLine {
  /** Index of the line in the order. */
  readonly line: number;
  readonly dish: PlacedOrderLine;
  readonly isDone: boolean;
  /** Avoided allergens that this dish contains. */
  readonly allergies: readonly Avoided[];
  /** Avoided allergens that the dish may contain, or that are undeclared. */
  readonly doubts: readonly Avoided[];
  /** Diets of the guest that this dish contradicts. */
  readonly against: readonly Diet[];
  /** No station has the dish, so the default one cooks it. */
  readonly isStray: boolean;
}

export interface Ticket {
  readonly id: OrderId;
  readonly number: number;
  /** Label of the order for its guest: "K2-41". */
  readonly label: string;
  readonly table: string | undefined;
  readonly room: string | undefined;
  readonly orderType: OrderType;
  readonly status: OrderStatus;
  readonly placedAt: number;
  /** Time of ordering, when the order arrived late; undefined: it arrived at once. */
  readonly orderedAt: number | undefined;
  readonly isSeen: boolean;
  /** The station has not taken the order yet, so it rings. */
  readonly isLoud: boolean;
  readonly isRecalled: boolean;
  /** A waiter has marked the order ready or served; this station has not. */
  readonly isSaidDone: boolean;
  /** A station has started the order; the guest sees this. */
  readonly startedAt: number | undefined;
  readonly delayedMinutes: number | undefined;
  readonly movedFrom: string | undefined;
  /** Waiter who took the order; absent: the guest sent it. */
  readonly takenBy?: string | undefined;
  /** Details beside the dishes; absent: none. */
  readonly details?: OrderDetails | undefined;
  /** Time from which the order counts as waiting: an order for later is not cooked at once. */
  readonly dueFrom: number;
  /** All avoided allergens; `lines` name those of a dish again. */
  readonly avoids: readonly Avoided[];
  /** Diets of the guest. */
  readonly diets: readonly Diet[];
  /** Note of the guests' booking that speaks of an allergy; absent: none. */
  readonly bookingNote?: string | undefined;
  readonly lines: readonly TicketLine[];
  /** Names of other stations of the order that are not ready. */
  readonly alsoAt: readonly string[];
}

export interface ReadyTicket extends Ticket {
  readonly readyAt: number;
}

/** An order rejected after it was seen, or some of its dishes. Names the dishes, so that cooks stop cooking them. */
export interface VoidTicket extends Ticket {
  readonly voidedAt: number;
  readonly by: string;
  /** Its guest has withdrawn the order. */
  readonly isWithdrawn?: true | undefined;
  /** Only these dishes are void; the rest of the order stands. */
  readonly isPart: boolean;
  /** The station had taken the dishes, so somebody may be cooking them. */
  readonly isTaken: boolean;
}

export interface StationBoard {
  /** Oldest first. */
  readonly open: readonly Ticket[];
  /** Finished tickets that can still be recalled, latest first. */
  readonly ready: readonly ReadyTicket[];
  readonly voids: readonly VoidTicket[];
  /** Portions left to cook of each dish, most first. */
  readonly counts: readonly DishCount[];
}

export interface DishCount {
  readonly dish: Pick<PlacedOrderLine, 'productId' | 'variantId' | 'name' | 'size'>;
  readonly quantity: number;
}

interface Kitchen {
  readonly stations: readonly Station[];
  readonly index: Pick<MenuIndex, 'productById' | 'pathOf'>;
  readonly times: TimeRules;
  /** Note of the booking of an order's guests that speaks of an allergy. */
  readonly bookingNoteOf?: ((order: StaffOrder) => string | undefined) | undefined;
}

const avoidedIn = (order: StaffOrder, dish: string, kinds: readonly ('contains' | 'mayContain' | 'undeclared')[]) =>
  (order.guestNote?.avoid ?? []).flatMap(({ code, name, dishes }) =>
    kinds.some((kind) => dishes?.[kind]?.includes(dish)) ? [{ code, name }] : [],
  );

const lineOf = (order: StaffOrder, dish: PlacedOrderLine, line: number, isStray: boolean): TicketLine => ({
  line,
  dish,
  isDone: order.facts.lineTicks[String(line)] !== undefined,
  allergies: avoidedIn(order, dish.name, ['contains']),
  doubts: avoidedIn(order, dish.name, ['mayContain', 'undeclared']),
  against: (order.guestNote?.against ?? []).flatMap(({ diet, dishes }) => (dishes.includes(dish.name) ? [diet] : [])),
  isStray,
});

/** The station's screen or paper has shown the station's part of the order. */
const isShownAt = ({ seenAt, shownAt }: OrderFacts, station: string): boolean =>
  seenAt !== undefined || shownAt?.[station] !== undefined;

/**
 * True once a person or this station has taken its part; another station's acceptance does not count. When the venue accepts
 * automatically, being seen is enough. Rows of older servers name no station.
 */
const isTakenAt = (facts: OrderFacts, station: string): boolean => {
  const { accepted, takenAt, startedAt, lineTicks } = facts;
  const ticks = Object.values(lineTicks);
  if (takenAt?.[station] !== undefined || ticks.some((tick) => tick.station === station)) return true;
  if (accepted?.by === '') return isShownAt(facts, station);
  if (takenAt !== undefined) return accepted?.station !== true;
  return accepted !== undefined || (startedAt !== undefined && ticks.length === 0);
};

const ticketOf = (
  order: StaffOrder,
  station: Station,
  who: readonly StationOfDish[],
  due: number,
  now: number,
): Ticket => {
  const { facts, lateBy = 0, placedAt } = order;
  const lines = order.lines.flatMap((dish, line) => {
    const one = who[line];
    const isOurs = one?.station.id === station.id && dish.voided === undefined;
    return isOurs ? [lineOf(order, dish, line, one.isStray)] : [];
  });
  const others = who.filter(
    (one, line) =>
      order.lines[line]?.voided === undefined &&
      one.station.id !== station.id &&
      facts.readyAt[one.station.id] === undefined,
  );
  return {
    id: order.id,
    number: order.number,
    label: order.label,
    table: order.table,
    room: order.room,
    orderType: order.orderType,
    status: order.status,
    placedAt,
    orderedAt: lateBy >= LATE_MS ? placedAt - lateBy : undefined,
    isSeen: isShownAt(facts, station.id),
    // An order for later rings when it is due to start; hours earlier it would be forgotten.
    isLoud: order.status === 'ordered' && due <= Math.max(now, placedAt) && !isTakenAt(facts, station.id),
    isRecalled: facts.recalledAt !== undefined,
    isSaidDone: order.status !== 'ordered' && facts.recalledAt === undefined,
    startedAt: facts.startedAt,
    delayedMinutes: facts.delayed?.minutes,
    movedFrom: order.movedFrom?.at(-1),
    takenBy: order.takenBy,
    ...(order.details && { details: order.details }),
    dueFrom: due,
    avoids: allergiesOf(order),
    diets: order.guestNote?.diets ?? [],
    lines,
    alsoAt: [...new Set(others.map((one) => one.station.name || one.station.id))],
  };
};

const COOKED: readonly StaffOrder['status'][] = [
  'ordered',
  'cooked_spot',
  'cooked_delivery',
  'cooked_preorder',
  'cooked_room',
];

/** Statuses in which a waiter has marked the order as served or on its way. */
const WITH_GUESTS: readonly OrderStatus[] = ['served_spot', 'on_the_way_delivery'];

/** Dishes of the station that were voided after it had shown them, until it reads that; at most one card. */
const voidedDishes = (
  order: StaffOrder,
  ticket: Ticket,
  who: readonly StationOfDish[],
  station: Station,
): readonly VoidTicket[] => {
  const { lineVoids = {}, lineVoidReadAt = {}, seenAt, shownAt, readyAt, servedAt } = order.facts;
  // A dish that its guest has is cooked, also where the station never says "Ready".
  const given = readyAt[station.id] ?? servedAt;
  const shown = shownAt?.[station.id] ?? seenAt;
  if (shown === undefined) return [];
  const gone = Object.entries(lineVoids).flatMap(([key, said]) => {
    const line = Number(key);
    const [dish, one] = [order.lines[line], who[line]];
    // A dish that was voided before the station showed it was never started; one that it has given out needs no stop.
    const isOpen = said.at >= shown && (given === undefined || said.at < given);
    const isNews = isOpen && lineVoidReadAt[key] === undefined && one?.station.id === station.id;
    return dish && one && isNews ? [{ said, line: lineOf(order, dish, line, one.isStray) }] : [];
  });
  const last = gone.map(({ said }) => said).toSorted((a, b) => b.at - a.at)[0];
  if (!last) return [];
  const lines = gone.map(({ line }) => line);
  const isTaken = isTakenAt(order.facts, station.id);
  return [{ ...ticket, lines, voidedAt: last.at, by: last.by, isPart: true, isTaken }];
};

function countsOf(tickets: readonly Ticket[]): StationBoard['counts'] {
  const counts = new Map<string, DishCount>();
  for (const { dish, isDone } of tickets.flatMap(({ lines }) => lines)) {
    if (isDone) continue;
    const { productId, variantId, name, size } = dish;
    const key = `${productId} ${variantId}`;
    const quantity = (counts.get(key)?.quantity ?? 0) + dish.quantity;
    counts.set(key, { dish: { productId, variantId, name, size }, quantity });
  }
  return [...counts.values()].toSorted((a, b) => b.quantity - a.quantity || (a.dish.name < b.dish.name ? -1 : 1));
}

/** Key of a card on a board: an order may stay while the card of its void dish is still unread. */
export const ticketKey = (ticket: {
  readonly id: string;
  readonly lines: readonly { readonly line: number }[];
  readonly isPart?: boolean;
}): string => (ticket.isPart ? `${ticket.id} ${ticket.lines.map(({ line }) => line).join(' ')}` : ticket.id);

/** Tickets of a station at a time of the server's clock. */
export function stationBoard(
  orders: readonly StaffOrder[],
  station: Station,
  { stations, index, times, bookingNoteOf }: Kitchen,
  now: number,
): StationBoard {
  const open: Ticket[] = [];
  const ready: ReadyTicket[] = [];
  const voids: VoidTicket[] = [];
  for (const order of orders) {
    const who = order.lines.map(({ productId }) => stationOf(stations, index, productId));
    const due = dueAt({ ...order, wantedAt: order.details?.wantedAt }, times);
    const bookingNote = bookingNoteOf?.(order);
    const ticket = { ...ticketOf(order, station, who, due, now), ...(bookingNote !== undefined && { bookingNote }) };
    const readyAt = order.facts.readyAt[station.id];
    if (isHeld(order.facts)) continue;
    const status = presentStatus(order.status, order.facts);
    if (order.status !== 'rejected') voids.push(...voidedDishes(order, ticket, who, station));
    if (ticket.lines.length === 0) continue;
    if (order.status === 'rejected') {
      // An unseen ticket was never started, so it just disappears.
      const isRead = order.facts.voidReadAt?.[station.id] !== undefined;
      if (ticket.isSeen && order.rejected && readyAt === undefined && !isRead) {
        const { at: voidedAt, by, reason } = order.rejected;
        voids.push({
          ...{ ...ticket, voidedAt, by, isPart: false, isTaken: isTakenAt(order.facts, station.id) },
          ...(isWithdrawn(reason) && { isWithdrawn: true }),
        });
      }
    } else if (readyAt !== undefined) {
      if (COOKED.includes(status) && now - readyAt < RECALL_MS) ready.push({ ...ticket, readyAt });
    } else if (COOKED.includes(status) || WITH_GUESTS.includes(status)) {
      // A waiter's mark covers the whole order, but this station may still be cooking dishes that it has not given out.
      open.push(ticket);
    }
  }
  return {
    open: open.toSorted((a, b) => a.dueFrom - b.dueFrom || a.number - b.number),
    ready: ready.toSorted((a, b) => b.readyAt - a.readyAt),
    voids,
    counts: countsOf(open.filter(({ dueFrom, placedAt }) => dueFrom <= Math.max(now, placedAt))),
  };
}

/**
 * Commands of a station that gives out its part of an order: ticks for the remaining dishes, ready for the station and, when
 * no other station still cooks, cooked for the order.
 */
export const readyCommands = (
  { id, status, orderType, lines, alsoAt }: Ticket,
  station: string,
): readonly StaffCommand[] => {
  const said = (fact: OrderFact): StaffCommand => ({ kind: 'orderFact', orderId: id, fact });
  const cooked = STATUSES_BY_ORDER_TYPE[orderType].find(isCooked);
  const isLast = status === 'ordered' && alsoAt.length === 0;
  return [
    ...lines.flatMap(({ line, isDone }) => (isDone ? [] : [said({ kind: 'tick', line, station, done: true })])),
    said({ kind: 'ready', station }),
    ...(isLast && cooked ? [{ kind: 'orderStatus', orderId: id, to: cooked } as const] : []),
  ];
};

/** Whether "started" can still be sent: a recalled order was already cooked. */
export const mayStart = ({ status, startedAt, isRecalled }: Ticket): boolean =>
  status === 'ordered' && startedAt === undefined && !isRecalled;

/** Whether ticking this dish leaves none on the ticket: the station is ready then. */
export const isLastTick = ({ lines }: Pick<Ticket, 'lines'>, line: number): boolean =>
  lines.every((one) => one.isDone || one.line === line);
