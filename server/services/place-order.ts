// An order, exactly once. Everything that it does, and what it is answered, is one transaction under its id.

import { acceptedToWire, refusedToWire } from '#contract/order/order-answer.ts';
import { refusalOfReason } from '#contract/order/reason-wire.ts';
import { guestFacts } from '#domain/order/guest-facts.ts';
import type { OrderLine, PlacedOrder } from '#domain/order/order.ts';
import { type Excess, tooMuch } from '#domain/order/quantity-limits.ts';
import type { Refusal } from '#domain/order/refusal.ts';
import { sessionVerdict } from '#domain/order/verdict.ts';
import { type AgeVerdict, ageVerdict, orderAges } from '#domain/outbox/outbox-rules.ts';
import { placeTime } from '#domain/place/hours.ts';
import { stepOf } from '#domain/pricing/price-steps.ts';
import { type OrderPrice, priceOrder } from '#domain/pricing/pricing.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { appendJournal } from '../store/journal.ts';
import { hasEqualOrder, nextNumber, saveOrder } from '../store/orders.ts';
import { NO_RECORD, type OrderRecord, saveRecord } from '../store/service/order-facts.ts';
import type { Tx } from '../store/store.ts';
import { takePortions } from './availability/take-portions.ts';
import { placedLines, placedOrder } from './build-order.ts';
import { checkLines } from './check-order.ts';
import { guestNote } from './guest-note.ts';
import { ACCEPTED, confirmAge, REFUSED, rateLimited, refusalOf } from './order-answers.ts';
import { fingerprintOf, type OrderRequest } from './order-request.ts';
import { type CommandCase, type Decision, takeCommand } from './outbox/take-command.ts';
import { limitPromo } from './promotion/check-promo.ts';
import { takePromo } from './promotion/judge-promo.ts';
import { discountsFor } from './promotion/order-discounts.ts';
import type { PublishedPlace } from './published-places.ts';
import { writeFact } from './service/say-fact.ts';
import type { Answer, Services } from './services.ts';

/** An order that may be judged, whoever brings it. */
interface Case extends Omit<CommandCase, 'known' | 'tokenHash'> {
  readonly request: OrderRequest;
  readonly fingerprint: string;
  /** Who of the staff took it for its table, by name; undefined: its guest sent it. */
  readonly takenBy?: string;
}

/** When the guest sent it off, as far as is known. */
const createdAt = ({ request, now }: Case): number => now - (request.ageMs ?? 0);

interface Cookable {
  readonly lines: readonly OrderLine[];
  readonly price: OrderPrice;
}

const productsOf = ({ lines }: Excess) => [...new Set(lines.map(({ line }) => line.productId))];

/** The rules of the house, from the cheapest to tell to the dearest. */
const judge = async (one: Case): Promise<Result<Cookable, Refusal | 'ask'>> => {
  const { tx, place, request, fingerprint, sender, sitting, now } = one;
  const { settings } = place.document;
  const within = settings.repeatOrderSeconds * 1000;
  const equal = { placeId: place.id, sender, fingerprint, createdAt: createdAt(one) };
  if (await hasEqualOrder(tx.db, equal, within)) {
    return fail(refusalOf('too_mony_orders_for_session_in_x_seconds'));
  }
  const age = ageOf(place, request);
  if (age !== 'send') return fail(age === 'ask' ? 'ask' : refusalOf('order_expired'));
  const reason = sessionVerdict({ place: place.document.place, settings, now }, sitting.orderType);
  if (reason) return fail(refusalOfReason({ reason, problems: [] }));
  // Staff know what they bring.
  const excess = one.takenBy === undefined && tooMuch(request.lines, settings.limits);
  if (excess) return fail(refusalOf('too_many_dishes', { productIds: productsOf(excess) }));
  const lines = await checkLines(tx.db, place, sitting.orderType, request.lines, now);
  if (!lines.ok) return fail(refusalOfReason(lines.error));
  const discounts = await discountsFor(tx.db, place, request, sender);
  const price = priceOrder(place.index, lines.value, {
    place: place.document.place,
    settings,
    orderType: sitting.orderType,
    now,
    further: discounts.further,
  });
  if (price.total !== request.shownTotal) {
    const quote = { total: price.total, menuVersion: place.version, steps: price.steps };
    return fail(refusalOf('price_changed', { quote, promo: discounts.promoIn(price) }));
  }
  return ok({ lines: lines.value, price });
};

const refusalBody = (place: PublishedPlace, request: OrderRequest, refusal: Refusal) =>
  refusedToWire(refusal, request.id, place.document.place.currency);

const refuse = ({ place, request }: Case, refusal: Refusal): Decision => ({
  settled: { status: REFUSED, body: refusalBody(place, request, refusal) },
});

const ageOf = (place: PublishedPlace, { ageMs, confirmed }: OrderRequest): AgeVerdict =>
  ageVerdict(ageMs, orderAges(place.document.settings), confirmed);

/** The venue's own word, where it takes on whatever comes; undefined: it waits for somebody. */
const acceptByItself = async (tx: Tx, { id, document }: PublishedPlace, order: PlacedOrder, record: OrderRecord) => {
  if (!document.house?.acceptsByItself) return undefined;
  const saying = { placeId: id, by: '', at: order.placedAt };
  const { facts } = await writeFact(tx, saying, order, record, { kind: 'accepted' });
  return guestFacts(facts, undefined);
};

const accept = async (one: Case, { lines, price }: Cookable): Promise<Decision> => {
  const { tx, place, request, fingerprint, orderer, sender, sitting, now } = one;
  const { currency, timeZone } = place.document.place;
  const { date } = placeTime(now, timeZone);
  const order = placedOrder(request, one, {
    number: await nextNumber(tx, place.id, date),
    now,
    price,
    lines: placedLines(place.index, lines, price, request.comments),
  });
  // The last look before it is written: nobody is ever charged more than they were shown.
  if (order.total > request.shownTotal) throw new Error('An order would cost more than was shown');
  const note = guestNote(place.index, place.document.place.defaultLanguage, lines, request.avoidance);
  await saveOrder(tx, { order, currency, day: date, fingerprint, sender, createdAt: createdAt(one), guestNote: note });
  const record = one.takenBy === undefined ? NO_RECORD : { ...NO_RECORD, takenBy: one.takenBy };
  if (record !== NO_RECORD) await saveRecord(tx, place.id, order.id, record);
  await takePortions(tx, { placeId: place.id, orderId: order.id, now }, lines);
  const promo = stepOf(price.steps, 'promo');
  if (promo) await takePromo(tx, place.id, { orderId: order.id, code: promo.cause.code, guest: sender });
  await appendJournal(tx, {
    placeId: place.id,
    at: now,
    type: 'order.placed',
    orderId: order.id,
    sessionId: order.sessionId,
    orderer,
    payload: {
      label: order.label,
      number: order.number,
      table: sitting.table,
      room: sitting.room,
      orderType: order.orderType,
      lines: order.lines,
      total: order.total,
      ...(order.discounts && { discounts: order.discounts }),
      currency,
      lateBy: request.ageMs === undefined ? null : Math.round(request.ageMs / 1000),
      replaces: request.replaces ?? null,
      menuVersion: place.version,
      ...(note && { guestNote: note }),
      ...(one.takenBy !== undefined && { takenBy: one.takenBy }),
    },
  });
  const facts = await acceptByItself(tx, place, order, record);
  const { token: _, ...body } = acceptedToWire({ ...order, ...(facts && { facts }) }, currency, '');
  return { settled: { status: ACCEPTED, body } };
};

/** Judges an order by the rules of the house, and writes it where they let it pass. Nothing but SQL is awaited. */
export const decideOrder = async (one: Case): Promise<Decision> => {
  const judged = await judge(one);
  if (judged.ok) return accept(one, judged.value);
  return judged.error === 'ask' ? { unsettled: confirmAge(one.request.id) } : refuse(one, judged.error);
};

/**
 * Takes an order or turns it down, once. What is not settled (no session, too old to be cooked unasked, too many at once)
 * is not written, and the id may come again.
 */
export const placeOrder = (services: Services, found: PublishedPlace, request: OrderRequest): Promise<Answer> => {
  const fingerprint = fingerprintOf(found.id, request);
  const decide = async (taken: CommandCase): Promise<Decision> => {
    // An order tells whether its code holds, so it counts as a try.
    const wait =
      request.promoCode === undefined ? undefined : await limitPromo(services, taken.sitting.id, request.address);
    if (wait !== undefined) return { unsettled: rateLimited(request.id, wait) };
    return decideOrder({ ...taken, request, fingerprint });
  };
  const outlived = (place: PublishedPlace) =>
    ageOf(place, request) === 'expire' ? refusalBody(place, request, refusalOf('order_expired')) : undefined;
  return takeCommand(services, found, { ...request, fingerprint }, { decide, outlived });
};
